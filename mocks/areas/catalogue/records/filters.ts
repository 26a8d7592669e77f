import type { ListProductsData } from '#mocks/contract/types/types.gen.ts';
import type { Catalogue } from './catalogueTables.ts';
import { marketOf } from './market.ts';
import { laddersNotStartingAtMoq } from './moqLadders.ts';
import { liveSetOf, marginOf } from './prices.ts';
import type { ProductRecord, SkuRecord } from './recordTypes.ts';
import { lineageOf, stockOf } from './rows.ts';
import { foldCase, numberHit, wantedNumber } from './skuNumbers.ts';

type Query = Omit<NonNullable<ListProductsData['query']>, 'sort'>;
export type ProductQuery = { [Name in keyof Query]?: Query[Name] | undefined };
type Flag = NonNullable<ProductQuery['flag']>[number];

const DAY = 86_400_000;
const LOW = 250;

/** Whether every word stands somewhere in the texts. */
export function containsWords(q: string, ...texts: readonly (string | null)[]): boolean {
  return hasWords(foldCase(texts.filter((text) => text !== null).join(' ')), q);
}

function hasWords(all: string, q: string): boolean {
  return foldCase(q)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => all.includes(word));
}

/** Records are not changed in place, so the text of each is folded once. */
const ownTexts = new WeakMap<ProductRecord, string>();

/** Whether every word stands in the product's own fields. */
export function matchesProduct(product: ProductRecord, q: string): boolean {
  let text = ownTexts.get(product);
  if (text === undefined) {
    const { sku, productId, name, brand } = product;
    text = foldCase([sku, productId, name, brand ?? ''].join(' '));
    ownTexts.set(product, text);
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
    case 'expiring': {
      const left = Date.parse(product.priceExpiresAt ?? '') - now;
      return left >= 0 && left <= 30 * DAY;
    }
    case 'noMatch':
      return marketOf(product.id, ladder(), now).length === 0;
    case 'kvi':
      return product.isKvi;
    case 'syncError':
      return product.lastSyncError !== null;
    case 'offMoq':
      return laddersNotStartingAtMoq(catalogue, product).length > 0;
  }
}

/** What is in stock of some SKUs; `stale` was read more than two days ago. */
function stockFits(skus: readonly SkuRecord[], wanted: ProductQuery['stock'], now: number): boolean {
  if (wanted === undefined) return true;
  const total = stockOf(skus);
  switch (wanted) {
    case 'unknown':
      return total === null;
    case 'in':
      return total !== null && total > 0;
    case 'low':
      return total !== null && total > 0 && total < LOW;
    case 'out':
      return total === 0;
    case 'arriving':
      return skus.some(({ futureAvailability }) => futureAvailability.length > 0);
    case 'stale':
      return skus.some(({ inventoryAt }) => inventoryAt !== null && now - Date.parse(inventoryAt) > 2 * DAY);
  }
}

/** Whether a product fits a query, its stock and its text apart. */
function productFits(
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
  const numbered = q ? catalogue.productsNumbered(wantedNumber(q)) : undefined;
  return catalogue.products
    .all()
    .filter(
      (product) =>
        (!id || id.includes(product.id)) &&
        (product.archivedAt !== null) === archived &&
        (!status || status.includes(product.status)) &&
        (!q || numbered?.has(product.id) === true || matchesProduct(product, q)) &&
        productFits(catalogue, product, query, now) &&
        (stock === undefined || stockFits(catalogue.skusOf(product.id), stock, now)),
    );
}

/** The SKUs that a query finds: text by the beginning of its numbers, the whole GTIN, or words of the name. */
export function findSkus(
  catalogue: Catalogue,
  query: ProductQuery & { productId?: string | undefined },
  now: number,
): SkuRecord[] {
  const { id, q, status, stock, archived = false, productId } = query;
  const fits = new Map<string, boolean>();
  const ofProduct = (product: ProductRecord): boolean => {
    const known = fits.get(product.id);
    if (known !== undefined) return known;
    const fit = productFits(catalogue, product, query, now);
    fits.set(product.id, fit);
    return fit;
  };
  const wanted = wantedNumber(q ?? '');
  return catalogue.skus.all().filter((sku) => {
    if (productId && sku.productId !== productId) return false;
    if (id && !id.includes(sku.id)) return false;
    if (status && !status.includes(sku.status)) return false;
    const product = catalogue.products.get(sku.productId);
    // A SKU leaves the lists with its product.
    const gone = sku.archivedAt !== null || product?.archivedAt != null;
    if (!product || gone !== archived || !ofProduct(product) || !stockFits([sku], stock, now)) return false;
    if (wanted.text === '') return true;
    return (
      numberHit(sku, wanted) !== null ||
      containsWords(wanted.text, product.name, sku.colorName, sku.labelSize)
    );
  });
}
