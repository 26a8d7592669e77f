import type { ListProductsData } from '#mocks/contract/types/types.gen.ts';
import type { Catalogue } from './catalogueTables.ts';
import { laddersNotStartingAtMoq } from './moqLadders.ts';
import { liveSetOf } from './liveSetOf.ts';
import { marginOf } from './prices.ts';
import type { ProductRecord, SkuRecord } from './recordTypes.ts';
import { lineageOf, stockOf } from './rows.ts';
import { foldCase, findNumberHit, toSearchedNumber } from './skuNumbers.ts';

type Query = Omit<NonNullable<ListProductsData['query']>, 'sort'>;
export type ProductQuery = { [Name in keyof Query]?: Query[Name] | undefined };
type Flag = NonNullable<ProductQuery['flag']>[number];

const DAY_MS = 86_400_000;
/** For so many days a supplier's change of a cost is news, and so many days ahead the end of a price is. */
const NEAR_DAYS = 30;
const LOW_STOCK = 250;

/** Whether every word stands somewhere in the texts. */
export function containsWords(q: string, ...texts: readonly (string | null)[]): boolean {
  return hasWords(foldCase(texts.filter((text) => text !== null).join(' ')), q);
}

function hasWords(text: string, q: string): boolean {
  return foldCase(q)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word));
}

/** Records are not changed in place, so the text of each is folded once. */
const foldedTexts = new WeakMap<ProductRecord, string>();

/** Whether every word stands in the product's own fields. */
export function matchesProduct(product: ProductRecord, q: string): boolean {
  let text = foldedTexts.get(product);
  if (text === undefined) {
    const { sku, productId, name, brand } = product;
    text = foldCase([sku, productId, name, brand ?? ''].join(' '));
    foldedTexts.set(product, text);
  }
  return hasWords(text, q);
}

function hasFlag(catalogue: Catalogue, product: ProductRecord, flag: Flag, now: number): boolean {
  const ladder = () => liveSetOf(catalogue.setsOf(product.id), product.id)?.slabs ?? [];
  switch (flag) {
    case 'noSlabs':
      return ladder().length === 0;
    case 'noCost':
      return product.costs.length === 0;
    case 'underFloor':
      return marginOf(catalogue, product, ladder()).underFloor === true;
    case 'costChanged':
      return hasNewCost(product, now - NEAR_DAYS * DAY_MS);
    case 'expiring': {
      const remaining = Date.parse(product.priceExpiresAt ?? '') - now;
      return remaining >= 0 && remaining <= NEAR_DAYS * DAY_MS;
    }
    case 'noMatch':
      return catalogue.market.sightingsOf(product.id).length === 0;
    case 'kvi':
      return product.isKvi;
    case 'syncError':
      return product.lastSyncError !== null;
    case 'offMoq':
      return laddersNotStartingAtMoq(catalogue, product).length > 0;
  }
}

/** Whether the supplier asks something else for a break than it did, since a moment at the earliest. */
function hasNewCost({ costs, costsBefore }: ProductRecord, since: number): boolean {
  if (!costsBefore || Date.parse(costsBefore.until) < since) return false;
  const before = new Map(costsBefore.costs.map(({ minQty, listPrice }) => [minQty, listPrice]));
  return costs.some(({ minQty, listPrice }) => before.get(minQty) !== listPrice);
}

/** What is in stock of some SKUs; `stale` was read more than two days ago. */
function matchesStock(skus: readonly SkuRecord[], stock: ProductQuery['stock'], now: number): boolean {
  if (stock === undefined) return true;
  const total = stockOf(skus);
  switch (stock) {
    case 'unknown':
      return total === null;
    case 'in':
      return total !== null && total > 0;
    case 'low':
      return total !== null && total > 0 && total < LOW_STOCK;
    case 'out':
      return total === 0;
    case 'arriving':
      return skus.some(({ futureAvailability }) => futureAvailability.length > 0);
    case 'stale':
      return skus.some(
        ({ inventoryAt }) => inventoryAt !== null && now - Date.parse(inventoryAt) > 2 * DAY_MS,
      );
  }
}

/** Whether a product fits a query, its stock and its text apart. */
function matchesQuery(
  catalogue: Catalogue,
  product: ProductRecord,
  query: Omit<ProductQuery, 'q' | 'stock' | 'status'>,
  now: number,
): boolean {
  const { supplierId, categoryId, flag, featureId, value } = query;
  if (supplierId && !supplierId.includes(product.supplierId)) return false;
  if (categoryId && !lineageOf(catalogue, product.categoryId).some(({ id }) => categoryId.includes(id)))
    return false;
  if (
    featureId &&
    !product.features.some((one) => one.featureId === featureId && (!value || one.value === value))
  ) {
    return false;
  }
  return (flag ?? []).every((one) => hasFlag(catalogue, product, one, now));
}

/** The products that a query finds. */
export function findProducts(catalogue: Catalogue, query: ProductQuery, now: number): ProductRecord[] {
  const { id, q, status, stock, archived = false } = query;
  const foundByNumber = q ? catalogue.findProductsByNumber(toSearchedNumber(q)) : undefined;
  return catalogue.products
    .all()
    .filter(
      (product) =>
        (!id || id.includes(product.id)) &&
        (product.archivedAt !== null) === archived &&
        (!status || status.includes(product.status)) &&
        (!q || foundByNumber?.has(product.id) === true || matchesProduct(product, q)) &&
        matchesQuery(catalogue, product, query, now) &&
        (stock === undefined || matchesStock(catalogue.skusOf(product.id), stock, now)),
    );
}

/** The SKUs that a query finds: text by the beginning of its numbers, the whole GTIN, or words of the name. */
export function findSkus(
  catalogue: Catalogue,
  query: ProductQuery & { productId?: string | undefined },
  now: number,
): SkuRecord[] {
  const { id, q, status, stock, archived = false, productId } = query;
  const matchesByProduct = new Map<string, boolean>();
  const matchesProductQuery = (product: ProductRecord): boolean => {
    const cached = matchesByProduct.get(product.id);
    if (cached !== undefined) return cached;
    const isMatch = matchesQuery(catalogue, product, query, now);
    matchesByProduct.set(product.id, isMatch);
    return isMatch;
  };
  const searched = toSearchedNumber(q ?? '');
  return catalogue.skus.all().filter((sku) => {
    if (productId && sku.productId !== productId) return false;
    if (id && !id.includes(sku.id)) return false;
    if (status && !status.includes(sku.status)) return false;
    const product = catalogue.products.get(sku.productId);
    // A SKU leaves the lists with its product.
    const isArchived = sku.archivedAt !== null || product?.archivedAt != null;
    if (
      !product ||
      isArchived !== archived ||
      !matchesProductQuery(product) ||
      !matchesStock([sku], stock, now)
    )
      return false;
    if (searched.text === '') return true;
    return (
      findNumberHit(sku, searched) !== null ||
      containsWords(searched.text, product.name, sku.colorName, sku.labelSize)
    );
  });
}
