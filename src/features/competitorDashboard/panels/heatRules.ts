import type { AnalyzedCompetitorRef, IndexHeatmap } from '#api/generated/types.gen.ts';

/** Above 100 we are more expensive. */
export const heatScale = { middle: 100, reach: 20, better: 'below' } as const;

/** The competitors that have a figure: a column without one would only take room. */
export function knownCompetitors({ competitors, rows }: IndexHeatmap): AnalyzedCompetitorRef[] {
  const known = new Set(
    rows.flatMap(({ cells }) => cells.filter(({ index }) => index !== null).map((cell) => cell.competitorId)),
  );
  return competitors.filter(({ id }) => known.has(id));
}
