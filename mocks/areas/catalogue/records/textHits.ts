import type { MatchedSku } from '#mocks/contract/types/types.gen.ts';
import type { Catalogue } from './catalogueTables.ts';
import { matchesProduct } from './filters.ts';
import type { ProductRecord, SkuRecord } from './recordTypes.ts';
import { isOwnNumber, numberHit, wantedNumber } from './skuNumbers.ts';

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
  const wanted = wantedNumber(q ?? '');
  if (wanted.text === '') return [...products];
  const numbered = catalogue.productsNumbered(wanted);
  return exactFirst(
    products,
    (product) => isOwnNumber(product, wanted) || numbered.get(product.id)?.isExact === true,
  );
}

export function exactSkusFirst(skus: readonly SkuRecord[], q: string | undefined): SkuRecord[] {
  const wanted = wantedNumber(q ?? '');
  if (wanted.text === '') return [...skus];
  return exactFirst(skus, (sku) => numberHit(sku, wanted)?.isExact === true);
}

const MOST_NAMED = 3;

/** The SKUs by which a text finds a product, the exact ones first; nothing where the product itself is found. */
export function matchedSkusOf(
  catalogue: Catalogue,
  product: ProductRecord,
  q: string | undefined,
): { matchedSkus?: MatchedSku[] } {
  if (!q || matchesProduct(product, q)) return {};
  const wanted = wantedNumber(q);
  const hits = catalogue.skusOf(product.id).flatMap(({ id, sku, ...numbers }) => {
    const hit = numberHit({ sku, ...numbers }, wanted);
    return hit ? [{ isExact: hit.isExact, named: { id, sku, by: hit.by, value: hit.value } }] : [];
  });
  if (hits.length === 0) return {};
  const matchedSkus = hits
    .toSorted((a, b) => Number(b.isExact) - Number(a.isExact))
    .slice(0, MOST_NAMED)
    .map(({ named }) => named);
  return { matchedSkus };
}
