import type { CodeChart } from './types.ts';

const steps = 'ABCDEFGHIJK';
const seconds: Readonly<Record<string, string>> = { A: 'P', B: 'Q', C: 'R', D: 'S', E: 'T', F: 'U', G: 'V' };

/**
 * The chart a new supplier starts with: A or P 50 %, B or Q 45 %, down to K 0 %, and O 55 to L 70 %. W, X, Y and Z
 * mean different things to different suppliers, so they stand in no chart until somebody enters them.
 */
export const defaultCodeChart: CodeChart = {
  ...Object.fromEntries(
    Array.from(steps).flatMap((letter, at) => {
      const percent = 50 - at * 5;
      const second = seconds[letter];
      return second ? [[letter, percent] as const, [second, percent] as const] : [[letter, percent] as const];
    }),
  ),
  L: 70,
  M: 65,
  N: 60,
  O: 55,
};

/**
 * The letters of a code, one for each column: `5C` is C five times, `2A3B` is A, A, B, B, B, and `CCC` says it letter
 * by letter. Null when the text is no code or fits another number of columns; one letter alone fits any number.
 */
export function codeLetters(code: string, columns: number): string[] | null {
  const text = code.trim().toUpperCase();
  if (!/^(\d{0,2}[A-Z])+$/.test(text)) return null;
  if (/^[A-Z]$/.test(text)) return Array.from({ length: columns }, () => text);
  const letters = [...text.matchAll(/(\d{0,2})([A-Z])/g)].flatMap(([, times, letter = '']) =>
    Array.from({ length: times ? Number(times) : 1 }, () => letter),
  );
  return letters.length === columns ? letters : null;
}

/** The discount of a letter in percent; null when the supplier's chart does not know it. */
export function discountOf(letter: string, chart: CodeChart): number | null {
  const code = letter.trim().toUpperCase();
  // Only what somebody entered: a record knows more keys than it was given.
  return Object.hasOwn(chart, code) ? (chart[code] ?? null) : null;
}
