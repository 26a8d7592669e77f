import type { Catalogue } from './catalogueTables.ts';
import type { ProductQuery } from './filters.ts';
import { sorted } from '#mocks/core/pages.ts';
import type { ProductRecord, SkuRecord } from './recordTypes.ts';
import type { Viewer } from './rows.ts';
import { productSortKeys, skuSortKeys } from './sortKeys.ts';
import { exactProductsFirst, exactSkusFirst } from './textHits.ts';

type Order = Pick<ProductQuery, 'sort' | 'q'>;

/** Products in the order of their list and its file; or the field they cannot be sorted by. */
export function orderedProducts(
  catalogue: Catalogue,
  products: readonly ProductRecord[],
  { sort, q }: Order,
  viewer: Viewer,
): ProductRecord[] | { unknown: string } {
  const ordered = sorted(products, sort, productSortKeys(catalogue, viewer));
  return 'unknown' in ordered ? ordered : exactProductsFirst(catalogue, ordered, q);
}

/** SKUs in the order of their list and its file; or the field they cannot be sorted by. */
export function orderedSkus(
  catalogue: Catalogue,
  skus: readonly SkuRecord[],
  { sort, q }: Order,
  viewer: Viewer,
): SkuRecord[] | { unknown: string } {
  const ordered = sorted(skus, sort, skuSortKeys(catalogue, viewer));
  return 'unknown' in ordered ? ordered : exactSkusFirst(ordered, q);
}
