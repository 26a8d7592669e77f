import { median } from './tables.ts';

/** A figure that was taken many times. */
export interface Times {
  middle: number;
  /** The slowest but one in twenty. */
  p95: number;
  most: number;
}

export function timesOf(all: readonly number[]): Times {
  const sorted = [...all].sort((a, b) => a - b);
  return {
    middle: median(sorted),
    p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN,
    most: sorted.at(-1) ?? 0,
  };
}
