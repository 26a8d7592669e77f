import type { AnalyzedCompetitor } from '#api/generated/types.gen.ts';
import type { Sort } from '#shared/table/sortRules.ts';

/** What the table of competitors can be ordered by. */
export const competitorSorts = [
  'name',
  'index',
  'common',
  'rises',
  'drops',
  'stockChanges',
  'fresh',
  'stale',
  'expired',
  'broken',
] as const;
export type CompetitorSort = (typeof competitorSorts)[number];

function valueOf(one: AnalyzedCompetitor, key: Exclude<CompetitorSort, 'name'>): number | null {
  if (key === 'index') return one.index === null ? null : Number(one.index);
  return one[key];
}

/** Competitors in an order; those without a value stand last, and equal ones by name. */
export function orderCompetitors(
  items: readonly AnalyzedCompetitor[],
  { key, descending }: Sort<CompetitorSort>,
): AnalyzedCompetitor[] {
  const byName = (a: AnalyzedCompetitor, b: AnalyzedCompetitor): number =>
    a.competitor.name.localeCompare(b.competitor.name);
  const sign = descending ? -1 : 1;
  if (key === 'name') return items.toSorted((a, b) => sign * byName(a, b));
  return items.toSorted((a, b) => {
    const [one, other] = [valueOf(a, key), valueOf(b, key)];
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b);
    return sign * (one - other) || byName(a, b);
  });
}
