import type { MatchedSku } from '#mocks/contract/types/types.gen.ts';
import type { Catalogue } from './catalogueTables.ts';
import { matchesProduct } from './filters.ts';
import type { ProductRecord, SkuRecord } from './recordTypes.ts';
import { isOwnNumber, findNumberHit, toSearchedNumber } from './skuNumbers.ts';

/** Those with exactly the number that a text is before the others, which keep their order. */
function exactFirst<T>(rows: readonly T[], isExact: (row: T) => boolean): T[] {
  const exact = rows.filter(isExact);
  return exact.length === 0 ? [...rows] : [...exact, ...rows.filter((row) => !isExact(row))];
}

export function exactProductsFirst(
  catalogue: Catalogue,
  products: readonly ProductRecord[],
  q: string | undefined,
): ProductRecord[] {
  const searched = toSearchedNumber(q ?? '');
  if (searched.text === '') return [...products];
  const foundByNumber = catalogue.findProductsByNumber(searched);
  return exactFirst(
    products,
    (product) => isOwnNumber(product, searched) || foundByNumber.get(product.id)?.isExact === true,
  );
}

export function exactSkusFirst(skus: readonly SkuRecord[], q: string | undefined): SkuRecord[] {
  const searched = toSearchedNumber(q ?? '');
  if (searched.text === '') return [...skus];
  return exactFirst(skus, (sku) => findNumberHit(sku, searched)?.isExact === true);
}

const MAX_MATCHED_SKUS = 3;

/** The SKUs by which a text finds a product, the exact ones first; nothing where the product itself is found. */
export function matchedSkusOf(
  catalogue: Catalogue,
  product: ProductRecord,
  q: string | undefined,
): { matchedSkus?: MatchedSku[] } {
  if (!q || matchesProduct(product, q)) return {};
  const searched = toSearchedNumber(q);
  const hits = catalogue.skusOf(product.id).flatMap(({ id, sku, ...numbers }) => {
    const hit = findNumberHit({ sku, ...numbers }, searched);
    return hit ? [{ isExact: hit.isExact, named: { id, sku, by: hit.by, value: hit.value } }] : [];
  });
  if (hits.length === 0) return {};
  const matchedSkus = hits
    .toSorted((a, b) => Number(b.isExact) - Number(a.isExact))
    .slice(0, MAX_MATCHED_SKUS)
    .map(({ named: matchedSku }) => matchedSku);
  return { matchedSkus };
}
