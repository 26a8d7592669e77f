import type { IndexSeries } from '#api/generated/types.gen.ts';
import type { TimeLine } from '#shared/chart/timeLines.ts';

const strokes = ['plain', 'dashed', 'dotted'] as const;

const toNumber = (text: string | null): number | null => (text === null ? null : Number(text));

/** The lines of the index: against the market first, then against each competitor that it is known for. */
export function indexLines({ moments, market, competitors }: IndexSeries, marketName: string): TimeLine[] {
  const times = moments.map((moment) => Date.parse(moment));
  const toPoints = (values: readonly (string | null)[]) =>
    times.map((at, place) => ({ at, value: toNumber(values[place] ?? null) }));
  const known = competitors.filter(({ values }) => values.some((value) => value !== null));
  return [
    {
      id: 'market',
      name: marketName,
      note: null,
      color: 'series.1',
      stroke: 'bold',
      mark: null,
      points: toPoints(market),
    },
    ...known.map(({ competitor, values }, place) => ({
      id: competitor.id,
      name: competitor.name,
      note: null,
      color: competitor.colorToken,
      stroke: strokes[place % strokes.length] ?? ('plain' as const),
      mark: place,
      points: toPoints(values),
    })),
  ];
}
