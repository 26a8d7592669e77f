import type { AnalysisSummary } from '#api/generated/types.gen.ts';

/** The tiles that count products, by the word of the list that they lead to. */
export const tileWords = [
  'first',
  'tied',
  'last',
  'underFloor',
  'risen',
  'dropped',
  'stockChanged',
  'covered',
  'fresh',
] as const;
export type TileWord = (typeof tileWords)[number];

/** What a tile says. */
export interface TileFigure {
  readonly word: TileWord;
  readonly count: number;
  /** Of the tracked products; null where a part says nothing. */
  readonly share: number | null;
  /** How many more than before; null: nobody knows what was before. */
  readonly change: number | null;
  /** Whether more of it is better; null: neither. */
  readonly isMoreBetter: boolean | null;
}

const shared: ReadonlySet<TileWord> = new Set(['first', 'tied', 'last', 'covered', 'fresh']);
const better: Readonly<Record<TileWord, boolean | null>> = {
  first: true,
  tied: null,
  last: false,
  underFloor: false,
  risen: null,
  dropped: null,
  stockChanged: null,
  covered: true,
  fresh: true,
};

/** The figures of the tiles; one that is withheld is left out. */
export function tileFigures({ now, before, tracked }: AnalysisSummary): TileFigure[] {
  const earlier: Partial<Record<TileWord, number>> = before;
  return tileWords.flatMap((word) => {
    const count = now[word];
    if (count === null) return [];
    const was = earlier[word];
    return {
      word,
      count,
      share: shared.has(word) && tracked > 0 ? count / tracked : null,
      change: was === undefined ? null : count - was,
      isMoreBetter: better[word],
    };
  });
}

/** Whether a change is for the better; null: neither, or none. */
export function toneOf(change: number | null, isMoreBetter: boolean | null): 'good' | 'bad' | null {
  if (change === null || change === 0 || isMoreBetter === null) return null;
  return change > 0 === isMoreBetter ? 'good' : 'bad';
}
