import { randomFrom } from '#mocks/core/random.ts';
import type {
  CatalogueSeed,
  ProductRecord,
  SkuRecord,
  SlabSetRecord,
} from '#mocks/areas/catalogue/records/recordTypes.ts';
import { seedCategories } from './seedCategories.ts';
import { seedNotes } from './seedNotes.ts';
import { seedSlabSets } from './seedPrices.ts';
import { seedProduct, seedSkus } from './seedProducts.ts';
import { seedSuppliers } from './seedSuppliers.ts';

/** How large the mock's catalogue is: for every day, or to see that lists hold (`MOCK_DATA=large`). */
export type CatalogueSize = 'demo' | 'large';

const sizes = {
  demo: { suppliers: 8, products: 60, skus: 300 },
  large: { suppliers: 120, products: 12_000, skus: 85_000 },
} as const;

const SEED = 20_260_105;

const byId = <T extends { readonly id: string }>(records: readonly T[]): Map<string, T> =>
  new Map(records.map((record) => [record.id, record]));

/** The catalogue before anybody changed it: the same for the same size and moment. */
export function seedCatalogue(size: CatalogueSize, now: number): CatalogueSeed {
  const random = randomFrom(SEED);
  const count = sizes[size];
  const suppliers = seedSuppliers(count.suppliers, random);
  const { categories, leaves } = seedCategories(size === 'large');
  const products: ProductRecord[] = [];
  const skus: SkuRecord[] = [];
  const slabSets: SlabSetRecord[] = [];
  for (let number = 1; number <= count.products; number += 1) {
    const leaf = leaves[(number * 7) % leaves.length];
    const supplier = suppliers[random.whole(0, suppliers.length - 1)];
    if (!leaf || !supplier) continue;
    const product = maybeDuplicate(seedProduct({ number, leaf, supplier, now }, random), products.at(-1));
    products.push(product);
    // So many that the last product brings the total to its number.
    const remaining = count.skus - skus.length;
    const mean = Math.floor(remaining / (count.products - number + 1));
    const variants = number === count.products ? remaining : Math.max(1, random.whole(mean - 3, mean + 3));
    const previousSku = skus.at(-1);
    skus.push(
      ...maybeShareGtin(seedSkus(product, leaf.goods.hasSizes, variants, now, random), number, previousSku),
    );
    // A few have no ladder yet.
    if (!random.percent(6)) slabSets.push(...seedSlabSets(product, costsOf(product), now, random));
  }
  const productsById = byId(products);
  return {
    suppliers: byId(suppliers),
    categories: byId(categories),
    products: productsById,
    skus: byId(skus),
    slabSets: byId(slabSets),
    notes: byId(seedNotes(productsById, now)),
  };
}

/** A product whose costs nobody knows has a ladder all the same. */
function costsOf({ costs, moq }: ProductRecord): ProductRecord['costs'] {
  if (costs.length > 0) return costs;
  return [1, 2, 4].map((times, index) => ({
    minQty: moq * times,
    listPrice: (9.9 - index).toFixed(2),
    discountCode: null,
  }));
}

/** Now and then somebody enters a product of the supplier a second time. */
function maybeDuplicate(product: ProductRecord, before: ProductRecord | undefined): ProductRecord {
  if (!before || Number(product.id.slice(4)) % 29 > 0) return product;
  return { ...product, name: before.name.replace(', ', ' - '), supplierId: before.supplierId };
}

/** Now and then a number is typed for the wrong thing. */
function maybeShareGtin(
  skus: readonly SkuRecord[],
  number: number,
  before: SkuRecord | undefined,
): SkuRecord[] {
  const [first, ...rest] = skus;
  if (!first || number % 20 > 0) return [...skus];
  return [{ ...first, gtin: before?.gtin ?? first.gtin }, ...rest];
}
