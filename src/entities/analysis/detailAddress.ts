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

/** As much of the scope as the analysis of a product has. */
export type DetailScope = Pick<ScopeTexts, 'qty' | 'atMoq' | 'basis' | 'exact'>;

/** The address of a product's analysis: at the quantity, on the basis, and with the pages that the scope has. */
export function detailAddress(
  { qty, atMoq, basis, exact }: DetailScope,
  productId: string,
  left?: LeftList,
): string {
  const query = new URLSearchParams({ productId });
  if (atMoq !== '') query.set('qty', 'moq');
  else if (qty !== '') query.set('qty', qty);
  if (basis === 'unit') query.set('basis', 'unit');
  if (exact !== '') query.set('equivalents', 'no');
  if (left) {
    query.set('list', left.name);
    query.set('from', left.search.replace(/^\?/, ''));
  }
  return `${paths.competitorDetail}?${query.toString()}`;
}
