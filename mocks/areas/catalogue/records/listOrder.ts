import type { Catalogue } from './catalogueTables.ts';
import { sorted } from '#mocks/core/pages.ts';
import type { ProductRecord, SkuRecord } from './recordTypes.ts';
import type { Viewer } from './rows.ts';
import { productSortKeys, skuSortKeys } from './sortKeys.ts';
import { exactProductsFirst, exactSkusFirst } from './textHits.ts';

interface ListOrder {
  sort?: readonly string[] | undefined;
  q?: string | undefined;
}

/** Products in the order of their list and its file. */
export function sortProducts(
  catalogue: Catalogue,
  products: readonly ProductRecord[],
  { sort, q }: ListOrder,
  viewer: Viewer,
): ProductRecord[] {
  return exactProductsFirst(catalogue, sorted(products, sort, productSortKeys(catalogue, viewer)), q);
}

/** SKUs in the order of their list and its file. */
export function sortSkus(
  catalogue: Catalogue,
  skus: readonly SkuRecord[],
  { sort, q }: ListOrder,
  viewer: Viewer,
): SkuRecord[] {
  return exactSkusFirst(sorted(skus, sort, skuSortKeys(catalogue, viewer)), q);
}
