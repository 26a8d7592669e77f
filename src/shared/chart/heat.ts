/** What is compared with: a value, and how far from it a colour is at its strongest. */
export interface HeatScale {
  readonly middle: number;
  readonly reach: number;
  /** Which side is good. */
  readonly better: 'above' | 'below';
}

/** How a cell looks: a tint of good or bad, from 1 to 4, and an arrow that says the same without a colour. */
export interface Heat {
  readonly tone: 'good' | 'bad' | 'none';
  readonly level: number;
  readonly sign: string;
}

/** Arrows for values above and below the middle. */
export const heatSigns = { above: '▲', below: '▼' } as const;

const LEVELS = 4;

/** How strong a tint is, in per cent of its colour over the ground of a panel: text stays readable on all of them. */
export const heatShares = [0, 8, 15, 22, 30] as const;

const nothing: Heat = { tone: 'none', level: 0, sign: '' };

/** @param value null: there is none, and the cell has no colour */
export function heatOf(value: number | null, { middle, reach, better }: HeatScale): Heat {
  if (value === null || value === middle) return nothing;
  const isAbove = value > middle;
  const share = reach > 0 ? Math.min(1, Math.abs(value - middle) / reach) : 1;
  return {
    tone: isAbove === (better === 'above') ? 'good' : 'bad',
    level: Math.max(1, Math.ceil(share * LEVELS)),
    sign: isAbove ? heatSigns.above : heatSigns.below,
  };
}
