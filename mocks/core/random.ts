/** Numbers that look random and are the same for the same seed, so that the catalogue is the same on every machine. */
export interface Random {
  /** A whole number between two, both included. */
  whole: (from: number, to: number) => number;
  /** One of a list; the list has at least one. */
  pick: <T>(list: readonly [T, ...T[]]) => T;
  /** True in so many of a hundred cases. */
  percent: (share: number) => boolean;
}

/** The Mulberry32 generator over a seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    whole,
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    percent: (share) => next() * 100 < share,
  };
}

/** A seed of its own for each text: FNV-1a. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
