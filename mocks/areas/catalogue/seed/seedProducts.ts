import { checkDigit } from '#mocks/areas/catalogue/records/gtin.ts';
import { seedCharges, seedCosts, seedCostsBefore } from './seedPrices.ts';
import type { LeafCategory } from './seedCategories.ts';
import type { Random } from '#mocks/core/random.ts';
import type { ProductRecord, SkuRecord, SupplierRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { colors, lines, sizes } from './seedWords.ts';

const DAY_MS = 86_400_000;
const padFour = (number: number): string => String(number).padStart(4, '0');
const writer = { id: 'u-1004', name: 'Sofia Lindqvist' };

/** A word as it stands inside a sentence; ABS and FSC stay as they are. */
const midSentence = (word: string): string =>
  word.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

export interface ProductSeed {
  readonly number: number;
  readonly leaf: LeafCategory;
  readonly supplier: SupplierRecord;
  readonly now: number;
}

/** One product of the catalogue, with what a real one has: gaps, old data, failed syncs. */
export function seedProduct({ number, leaf, supplier, now }: ProductSeed, random: Random): ProductRecord {
  const { goods } = leaf;
  const id = `prd-${padFour(number)}`;
  const daysAgo = (days: number): string => new Date(now - days * DAY_MS).toISOString();
  const line = random.pick(lines);
  const material = leaf.material ?? random.pick(goods.materials);
  const extra = random.pick(goods.extras);
  const name = `${line} ${random.pick(goods.nouns)}, ${midSentence(material)}, ${extra}`;
  const moq = random.pick([12, 24, 25, 36, 48, 50, 72, 100, 144, 250]);
  const cents = random.whole(...goods.cents);
  const breaks = random.whole(4, 6);
  const costs = seedCosts(cents, moq, breaks, random);
  const isSynced = random.percent(80);
  const age = random.whole(60, 1400);
  // The costs of a few products rose after the last publishing.
  const costRise = isSynced && number % 26 === 3 ? { costsBefore: seedCostsBefore(costs, daysAgo(6)) } : {};
  return {
    id,
    productId: `${supplier.code.slice(0, 3)}-${padFour(random.whole(100, 9999))}-${number}`,
    sku: `${goods.prefix}-${padFour(number)}`,
    name,
    description: `Made of ${midSentence(material)}, ${extra}. Decorated in one colour at one place as standard.`,
    brand: random.percent(60) ? supplier.name : null,
    lineName: random.percent(50) ? line : null,
    supplierId: supplier.id,
    categoryId: leaf.categoryId,
    status: random.percent(86) ? 'active' : random.pick(['draft', 'closeout', 'closeout', 'discontinued']),
    moq,
    leadTimeDays: random.percent(90) ? random.whole(3, 21) : null,
    countryOfOrigin: random.percent(85)
      ? random.pick(['CN', 'PT', 'US', 'IN', 'BD', 'DE', 'VN', 'TR'])
      : null,
    features: [
      { featureId: 'material', title: 'Material', value: material },
      { featureId: 'variant', title: 'Variant', value: extra },
    ],
    lockedFields: random.percent(10) ? ['name'] : [],
    replacedById: null,
    isKvi: random.percent(13),
    isCaution: random.percent(3),
    priceExpiresAt: random.percent(70)
      ? daysAgo(-(random.percent(10) ? random.whole(1, 29) : random.whole(31, 400)))
      : null,
    lastSyncAt: isSynced ? daysAgo(random.percent(90) ? 0.2 : random.whole(3, 40)) : null,
    lastSyncError: isSynced && random.percent(4) ? 'The supplier didn’t respond' : null,
    sourceName: isSynced ? name.toUpperCase() : null,
    costs: random.percent(5) ? [] : costs,
    ...costRise,
    charges: seedCharges(random, `chg-${padFour(number)}`),
    archivedAt: null,
    createdAt: daysAgo(age),
    updatedAt: daysAgo(Math.min(age, random.whole(0, 200))),
    updatedBy: writer,
    version: random.whole(1, 6),
  };
}

/** The variants of a product: colours, and sizes where goods have them. */
export function seedSkus(
  product: ProductRecord,
  hasSizes: boolean,
  count: number,
  now: number,
  random: Random,
): SkuRecord[] {
  const number = Number(product.id.slice(4));
  return Array.from({ length: count }, (_, index) => {
    const color =
      colors[(number + (hasSizes ? Math.floor(index / sizes.length) : index)) % colors.length] ?? 'Black';
    const size = hasSizes ? (sizes[index % sizes.length] ?? null) : null;
    const code = [
      color.slice(0, 3).toUpperCase(),
      ...(index >= colors.length && !hasSizes ? [String(index)] : []),
      ...(size ? [size] : []),
    ].join('-');
    const digits = `0${String(80_000_000_00 + number * 1000 + index).slice(-10)}`;
    // Some products have unknown stock, and some are sold out.
    const isStockKnown = random.percent(92) && number % 17 > 0;
    const isSoldOut = random.percent(8) || number % 23 === 0;
    const hasArrival = random.percent(15);
    return {
      id: `sku-${padFour(number)}-${String(index + 1).padStart(2, '0')}`,
      productId: product.id,
      partId: `${product.productId}-${code}`,
      sku: `${product.sku}-${code}`,
      colorName: color,
      labelSize: size,
      gtin: random.percent(85) ? `${digits}${checkDigit(digits)}` : null,
      primaryMaterial: product.features[0]?.value ?? null,
      uom: 'EA',
      weight: random.percent(70) ? `${(random.whole(1, 40) / 20).toFixed(2)} lb` : null,
      dimension: null,
      status: random.percent(90) ? 'active' : random.pick(['backorder', 'closeout', 'discontinued']),
      quantityAvailable: isStockKnown ? (isSoldOut ? 0 : random.whole(12, 9000)) : null,
      futureAvailability: hasArrival
        ? [
            {
              quantity: random.whole(2, 40) * 100,
              date: new Date(now + random.whole(3, 60) * DAY_MS).toISOString().slice(0, 10),
            },
          ]
        : [],
      inventoryAt: isStockKnown
        ? new Date(
            now - (random.percent(92) ? random.whole(1, 5) / 24 : random.whole(3, 20)) * DAY_MS,
          ).toISOString()
        : null,
      archivedAt: null,
      version: random.whole(1, 3),
      updatedAt: product.updatedAt,
    };
  });
}
