import type { ScopeTexts } from '#entities/analysis/scopeFilters.ts';

/** The query of a product's analysis, with as much of the scope as it has: quantity and basis. */
export function detailSearch({ qty, basis }: ScopeTexts, productId: string): string {
  const query = new URLSearchParams({ productId });
  if (qty !== '') query.set('qty', qty);
  if (basis === 'unit') query.set('basis', 'unit');
  return `?${query.toString()}`;
}
