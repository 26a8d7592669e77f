import { paths } from '#shared/lib/paths.ts';
import type { ScopeTexts } from './scopeFilters.ts';

/** The lists of analyzed products, by the page that has them. */
export type AnalyzedListName = 'dashboard' | 'category';

/** A list of analyzed products as it was left, for the products before and after. */
export interface LeftList {
  readonly name: AnalyzedListName;
  /** The query of its page. */
  readonly search: string;
}

/** The address of a product's analysis, with as much of the scope as it has: quantity and basis. */
export function detailAddress(
  { qty, basis }: Pick<ScopeTexts, 'qty' | 'basis'>,
  productId: string,
  left?: LeftList,
): string {
  const query = new URLSearchParams({ productId });
  if (qty !== '') query.set('qty', qty);
  if (basis === 'unit') query.set('basis', 'unit');
  if (left) {
    query.set('list', left.name);
    query.set('from', left.search.replace(/^\?/, ''));
  }
  return `${paths.competitorDetail}?${query.toString()}`;
}
