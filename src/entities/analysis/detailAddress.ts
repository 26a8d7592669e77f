import { paths } from '#shared/lib/paths.ts';
import type { ScopeTexts } from './scopeFilters.ts';

/** The address of a product's analysis, with as much of the scope as it has: quantity and basis. */
export function detailAddress({ qty, basis }: Pick<ScopeTexts, 'qty' | 'basis'>, productId: string): string {
  const query = new URLSearchParams({ productId });
  if (qty !== '') query.set('qty', qty);
  if (basis === 'unit') query.set('basis', 'unit');
  return `${paths.competitorDetail}?${query.toString()}`;
}
