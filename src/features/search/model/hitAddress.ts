import { paths } from '#shared/lib/paths.ts';
import type { Hit } from './hit.ts';

/**
 * Where a hit leads: a product or a SKU to its drawer, a category to its products, a document to its product. Null where
 * the panel has no place for it.
 */
export function hitAddress({
  collection,
  id,
  productId,
}: Pick<Hit, 'collection' | 'id' | 'productId'>): string | null {
  if (collection === 'categories') return listed({ categoryId: id });
  if (productId === null) return null;
  return listed({ ...(collection === 'skus' ? { view: 'skus' } : {}), open: productId });
}

const listed = (query: Record<string, string>): string =>
  `${paths.skuManager}?${new URLSearchParams(query).toString()}`;
