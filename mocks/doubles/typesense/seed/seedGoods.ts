import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import { marginOf } from '#mocks/areas/catalogue/records/prices.ts';
import type { ProductRecord, SkuRecord, SlabRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { lineageOf, stockOf } from '#mocks/areas/catalogue/records/rows.ts';
import type { SearchDocument } from '#mocks/doubles/typesense/engine/types.ts';

/** Below this the stock is low; the same as in the lists. */
const LOW_STOCK = 250;

const toSeconds = (time: string): number => Math.floor(Date.parse(time) / 1000);

/** The fields of a category and those above it: each level holds the path down to it. */
export function levelsOf(catalogue: Catalogue, categoryId: string): Record<string, string> {
  const titles = lineageOf(catalogue, categoryId).map(({ title }) => title);
  return Object.fromEntries(
    titles.map((_title, level) => [`categoryLvl${level}`, titles.slice(0, level + 1).join(' > ')]),
  );
}

function stockFields(stock: number | null): Record<string, unknown> {
  if (stock === null) return { stockState: 'unknown' };
  return { stock, stockState: stock === 0 ? 'out' : stock < LOW_STOCK ? 'low' : 'in' };
}

function priceFields(
  catalogue: Catalogue,
  product: ProductRecord,
  ladder: readonly SlabRecord[],
): Record<string, unknown> {
  const from = ladder.at(-1)?.unitPrice;
  const margin = marginOf(catalogue, product, ladder).gpPct250;
  return {
    currency: 'USD',
    ...(from === undefined ? {} : { fromPrice: Number(from) }),
    ...(margin === null ? {} : { gpPct: Number(margin) }),
    breaks: ladder.map(({ minQty, unitPrice }) => ({ minQty, price: unitPrice })),
  };
}

/** What a SKU takes over from its product. */
function sharedFields(catalogue: Catalogue, product: ProductRecord): Record<string, unknown> {
  const category = catalogue.categories.get(product.categoryId)?.title;
  return {
    audience: 'catalogue',
    name: product.name,
    ...(product.brand === null ? {} : { brand: product.brand }),
    supplier: catalogue.suppliers.get(product.supplierId)?.name ?? product.supplierId,
    supplierId: product.supplierId,
    ...(category === undefined ? {} : { category }),
    ...levelsOf(catalogue, product.categoryId),
    isKvi: product.isKvi,
  };
}

const uniqueTexts = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.flatMap((value) => value ?? [])),
];

/** A product and its SKUs as the index knows them. */
export function seedGoods(
  catalogue: Catalogue,
  product: ProductRecord,
): { product: SearchDocument; skus: SearchDocument[] } {
  const shared = sharedFields(catalogue, product);
  const sets = catalogue.setsOf(product.id);
  const ladder = liveSetOf(sets, product.id)?.slabs ?? [];
  const records = catalogue.skusOf(product.id);
  const skuDocument = (record: SkuRecord): SearchDocument => ({
    id: record.id,
    ...shared,
    sku: record.sku,
    partId: record.partId,
    productId: product.id,
    productSku: product.sku,
    ...(record.gtin == null ? {} : { gtin: record.gtin }),
    colors: uniqueTexts([record.colorName]),
    sizes: uniqueTexts([record.labelSize]),
    ...priceFields(catalogue, product, liveSetOf(sets, record.id)?.slabs ?? ladder),
    ...stockFields(record.quantityAvailable),
    status: record.status,
    updatedAt: toSeconds(record.updatedAt),
  });
  return {
    product: {
      id: product.id,
      ...shared,
      sku: product.sku,
      partId: product.productId,
      colors: uniqueTexts(records.map(({ colorName }) => colorName)),
      sizes: uniqueTexts(records.map(({ labelSize }) => labelSize)),
      ...priceFields(catalogue, product, ladder),
      ...stockFields(stockOf(records)),
      status: product.status,
      hasMatch: catalogue.market.sightingsOf(product.id).length > 0,
      skuCount: records.length,
      updatedAt: toSeconds(product.updatedAt),
    },
    skus: records.map(skuDocument),
  };
}
