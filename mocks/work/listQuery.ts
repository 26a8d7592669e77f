import type { ProductQuery } from '#mocks/catalogue/filters.ts';

const flags = ['noSlabs', 'noCost', 'underFloor', 'expiring', 'noMatch', 'kvi', 'syncError'] as const;
const states = ['draft', 'active', 'backorder', 'closeout', 'discontinued'] as const;
const stocks = ['in', 'low', 'out', 'arriving', 'stale', 'unknown'] as const;

/** Those of the known words that were asked for. */
function known<T extends string>(words: readonly T[], asked: readonly string[]): T[] {
  return words.filter((word) => asked.includes(word));
}

export type ListQuery = ProductQuery & { productId?: string };

/** A list's part of the address as the query of the call it stands for; what the call does not know is left out. */
export function queryOf(text: string): ListQuery {
  const asked = new URLSearchParams(text);
  const one = (name: string): string | undefined => asked.get(name)?.trim() || undefined;
  const [q, featureId, value, productId] = [one('q'), one('featureId'), one('value'), one('productId')];
  const sort = one('sort');
  const [stock] = known(stocks, asked.getAll('stock'));
  const lists = { supplierId: asked.getAll('supplierId'), categoryId: asked.getAll('categoryId') };
  const flag = known(flags, asked.getAll('flag'));
  const status = known(states, asked.getAll('status'));
  return {
    ...(q ? { q } : {}),
    ...(featureId ? { featureId } : {}),
    ...(value ? { value } : {}),
    ...(productId ? { productId } : {}),
    ...(stock ? { stock } : {}),
    ...(sort ? { sort } : {}),
    ...(lists.supplierId.length > 0 ? { supplierId: lists.supplierId } : {}),
    ...(lists.categoryId.length > 0 ? { categoryId: lists.categoryId } : {}),
    ...(flag.length > 0 ? { flag } : {}),
    ...(status.length > 0 ? { status } : {}),
    archived: asked.get('archived') === 'true',
  };
}

/** Whether a list's query gives away what things cost. */
export function asksForCosts(text: string): boolean {
  return queryOf(text).flag?.includes('underFloor') === true;
}
