import type { CompetitorDecision, CompetitorDecisions, Match, NamedRef } from '#api/generated/types.gen.ts';

/** A row of the page: a page of a competitor, or a competitor without one. */
export interface MatchRow {
  /** Of the match; of the competitor, where it has none. */
  readonly id: string;
  readonly competitor: NamedRef;
  readonly match: Match | null;
  /** What somebody decided of a competitor without a match. */
  readonly decision: CompetitorDecision | null;
}

const isMatched = ({ status }: Match): boolean => status === 'confirmed' || status === 'broken';

/** All matches by competitor, and a row for each competitor that is compared and has none, or only rejected ones. */
export function matchRows(
  { competitors, items }: CompetitorDecisions,
  matches: readonly Match[],
): MatchRow[] {
  const open = new Set(
    matches.filter(({ status }) => status !== 'rejected').map(({ competitor }) => competitor.id),
  );
  const rows: MatchRow[] = matches.map((match) => ({
    id: match.id,
    competitor: match.competitor,
    match,
    decision: null,
  }));
  const without = competitors
    .filter(({ id }) => !open.has(id))
    .map((competitor): MatchRow => {
      const decision = items.find(({ competitorId }) => competitorId === competitor.id) ?? null;
      return { id: competitor.id, competitor, match: null, decision };
    });
  return [...rows, ...without].toSorted((a, b) => a.competitor.name.localeCompare(b.competitor.name));
}

/** How many of the competitors that are compared have a match, and how many there are. */
export function matchedCount(
  { competitors }: CompetitorDecisions,
  matches: readonly Match[],
): { matched: number; total: number } {
  const matched = new Set(matches.filter(isMatched).map(({ competitor }) => competitor.id));
  return { matched: competitors.filter(({ id }) => matched.has(id)).length, total: competitors.length };
}

/** What is sent when a competitor is said not to sell a product, or to be searched again; the others stay. */
export function nextDecisions(
  { items }: CompetitorDecisions,
  competitorId: string,
  isNotSold: boolean,
): { competitorId: string; decision: CompetitorDecision['decision'] }[] {
  const others = items
    .filter((one) => one.competitorId !== competitorId)
    .map((one) => ({ competitorId: one.competitorId, decision: one.decision }));
  return isNotSold ? [...others, { competitorId, decision: 'notSold' }] : others;
}
