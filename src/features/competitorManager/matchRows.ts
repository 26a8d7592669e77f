import type { CompetitorDecision, CompetitorDecisions, Match, NamedRef } from '#api/generated/types.gen.ts';

/** A row of the page: a page of a competitor, or a competitor without one. */
export interface MatchRow {
  /** Of the match; of the competitor, where it has none. */
  readonly id: string;
  readonly competitor: NamedRef;
  readonly match: Match | null;
  /** What somebody decided of the competitor for this product. */
  readonly decision: CompetitorDecision | null;
}

const isMatched = ({ status }: Match): boolean => status === 'confirmed' || status === 'broken';

/** All matches by competitor, and a row for each competitor that is compared and has none, or only rejected ones. */
export function matchRows(
  { competitors, items }: CompetitorDecisions,
  matches: readonly Match[],
): MatchRow[] {
  const decisionOf = (id: string): CompetitorDecision | null =>
    items.find(({ competitorId }) => competitorId === id) ?? null;
  const open = new Set(
    matches.filter(({ status }) => status !== 'rejected').map(({ competitor }) => competitor.id),
  );
  const rows: MatchRow[] = matches.map((match) => ({
    id: match.id,
    competitor: match.competitor,
    match,
    decision: decisionOf(match.competitor.id),
  }));
  const without = competitors
    .filter(({ id }) => !open.has(id))
    .map(
      (competitor): MatchRow => ({
        id: competitor.id,
        competitor,
        match: null,
        decision: decisionOf(competitor.id),
      }),
    );
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

/** What is sent when something is decided of a competitor, or no more (null); the others stay. */
export function nextDecisions(
  { items }: CompetitorDecisions,
  competitorId: string,
  decision: CompetitorDecision['decision'] | null,
): { competitorId: string; decision: CompetitorDecision['decision'] }[] {
  const others = items
    .filter((one) => one.competitorId !== competitorId)
    .map((one) => ({ competitorId: one.competitorId, decision: one.decision }));
  return decision ? [...others, { competitorId, decision }] : others;
}
