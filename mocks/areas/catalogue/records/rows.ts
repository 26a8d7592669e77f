import type {
  Category,
  NamedRef,
  Product,
  ProductMedia,
  ProductRow,
  Sku,
} from '#mocks/contract/types/types.gen.ts';
import { priceIndexOf } from '#mocks/areas/market/records/marketLadders.ts';
import type { Catalogue } from './catalogueTables.ts';
import { laddersNotStartingAtMoq } from './moqLadders.ts';
import { liveSetOf } from './liveSetOf.ts';
import { marginOf, marginsOf } from './prices.ts';
import type { CategoryRecord, ProductRecord, SkuRecord, SlabRecord } from './recordTypes.ts';

/** Who asks: costs and margins are only for those who may see them. */
export interface Viewer {
  costs: boolean;
  now: number;
}

/** From the root down to the category itself. */
export function lineageOf({ categories }: Catalogue, id: string): CategoryRecord[] {
  const lineage: CategoryRecord[] = [];
  for (
    let category = categories.get(id);
    category;
    category = category.parentId === null ? undefined : categories.get(category.parentId)
  ) {
    lineage.unshift(category);
  }
  return lineage;
}

export function pathOf(catalogue: Catalogue, id: string): string {
  return lineageOf(catalogue, id)
    .map(({ title }) => title)
    .join(' / ');
}

function supplierRef({ suppliers }: Catalogue, id: string): NamedRef {
  const supplier = suppliers.get(id);
  return { id, code: supplier?.code ?? id, name: supplier?.name ?? id };
}

export function categoryRef({ categories }: Catalogue, id: string): NamedRef {
  const category = categories.get(id);
  return { id, code: category?.slug ?? id, name: category?.title ?? id };
}

export function productRef({ id, sku, name }: ProductRecord): NamedRef {
  return { id, code: sku, name };
}

/** Where the picture of an id is read: beside the contract, since a browser asks for pictures without a token. */
export const IMAGES_PATH = '/api/__images';

export function mediaOf({ images = [] }: ProductRecord): ProductMedia[] {
  return images.map((image) => ({ ...image, url: `${IMAGES_PATH}/${image.id}` }));
}

/** What is in stock of some SKUs; null when no quantity is known. */
export function stockOf(skus: readonly SkuRecord[]): number | null {
  const knownQuantities = skus.flatMap(({ quantityAvailable }) => quantityAvailable ?? []);
  return knownQuantities.length === 0
    ? null
    : knownQuantities.reduce((total, quantity) => total + quantity, 0);
}

/** A product as lists show it. */
export function productRow(catalogue: Catalogue, product: ProductRecord, { costs, now }: Viewer): ProductRow {
  const skus = catalogue.skusOf(product.id);
  const ladder = liveSetOf(catalogue.setsOf(product.id), product.id)?.slabs ?? [];
  const arrivals = skus.flatMap(({ futureAvailability }) => futureAvailability);
  const readTimes = skus.flatMap(({ inventoryAt }) => inventoryAt ?? []);
  return {
    id: product.id,
    productId: product.productId,
    sku: product.sku,
    name: product.name,
    supplier: supplierRef(catalogue, product.supplierId),
    category: categoryRef(catalogue, product.categoryId),
    categoryPath: pathOf(catalogue, product.categoryId),
    status: product.status,
    imageUrl: mediaOf(product)[0]?.url ?? null,
    moq: product.moq,
    offMoq: laddersNotStartingAtMoq(catalogue, product).length > 0,
    skuCount: skus.length,
    stock: stockOf(skus),
    unknownStockCount: skus.filter(({ quantityAvailable }) => quantityAvailable === null).length,
    nextArrival: arrivals.toSorted((a, b) => a.date.localeCompare(b.date))[0] ?? null,
    inventoryAt: readTimes.toSorted()[0] ?? null,
    currency: 'USD',
    fromPrice: ladder.at(-1)?.unitPrice ?? null,
    ladder,
    ...(costs ? marginOf(catalogue, product, ladder) : { gpPct250: null, underFloor: null }),
    matches: catalogue.market.sightingsOf(product.id).length,
    priceIndex: priceIndexOf(catalogue.market, product, ladder, now),
    priceExpiresAt: product.priceExpiresAt,
    lastSyncAt: product.lastSyncAt,
    lastSyncError: product.lastSyncError,
    isKvi: product.isKvi,
    isCaution: product.isCaution,
    version: product.version,
    updatedAt: product.updatedAt,
  };
}

/** A product with all its fields. */
export function productOf(catalogue: Catalogue, product: ProductRecord, viewer: Viewer): Product {
  const replacement =
    product.replacedById === null ? undefined : catalogue.products.get(product.replacedById);
  return {
    ...productRow(catalogue, product, viewer),
    description: product.description,
    brand: product.brand,
    lineName: product.lineName,
    leadTimeDays: product.leadTimeDays,
    countryOfOrigin: product.countryOfOrigin,
    features: [...product.features],
    media: mediaOf(product),
    lockedFields: [...product.lockedFields],
    replacedBy: replacement ? productRef(replacement) : null,
    archivedAt: product.archivedAt,
    createdAt: product.createdAt,
    updatedBy: product.updatedBy,
  };
}

/** The ladder that holds for a SKU: its own, or that of its product. */
export function ladderOf(catalogue: Catalogue, { id, productId }: SkuRecord): SlabRecord[] {
  const sets = catalogue.setsOf(productId);
  return (liveSetOf(sets, id) ?? liveSetOf(sets, productId))?.slabs ?? [];
}

/** A SKU as lists and drawers show it. */
export function skuOf(catalogue: Catalogue, record: SkuRecord, { costs }: Viewer): Sku | null {
  const product = catalogue.products.get(record.productId);
  if (!product) return null;
  const ladder = ladderOf(catalogue, record);
  return {
    id: record.id,
    partId: record.partId,
    sku: record.sku,
    colorName: record.colorName,
    labelSize: record.labelSize,
    gtin: record.gtin,
    primaryMaterial: record.primaryMaterial,
    uom: record.uom,
    weight: record.weight,
    dimension: record.dimension,
    status: record.status,
    quantityAvailable: record.quantityAvailable,
    futureAvailability: record.futureAvailability,
    inventoryAt: record.inventoryAt,
    version: record.version,
    updatedAt: record.updatedAt,
    product: productRef(product),
    supplier: supplierRef(catalogue, product.supplierId),
    category: categoryRef(catalogue, product.categoryId),
    categoryPath: pathOf(catalogue, product.categoryId),
    currency: 'USD',
    ownLadder: liveSetOf(catalogue.setsOf(product.id), record.id) !== undefined,
    fromPrice: ladder.at(-1)?.unitPrice ?? null,
    ladder,
    gpPct250: costs ? marginOf(catalogue, product, ladder).gpPct250 : null,
    isKvi: product.isKvi,
  };
}

/** A category with what it inherits; `counts` are products by category id, itself and below. */
export function categoryOf(
  catalogue: Catalogue,
  record: CategoryRecord,
  counts: ReadonlyMap<string, number>,
): Category {
  const margins = marginsOf(catalogue, record.id);
  return {
    ...record,
    path: pathOf(catalogue, record.id),
    depth: lineageOf(catalogue, record.id).length,
    effectiveTargetGpPct: margins.target,
    effectiveMinGpPct: margins.min,
    productCount: counts.get(record.id) ?? 0,
  };
}

/** How many products are in each category and below it. */
export function productCounts(catalogue: Catalogue): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { categoryId, archivedAt } of catalogue.products.all()) {
    if (archivedAt !== null) continue;
    for (const { id } of lineageOf(catalogue, categoryId)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
