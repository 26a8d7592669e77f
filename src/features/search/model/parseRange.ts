import type { NumberRange } from './searchState.ts';

/** What was typed as the ends of a range; null where nothing was, `invalid` where it is no number. */
export function parseRange(from: string, to: string): NumberRange | null | 'invalid' {
  const ends = [from, to].map(parseNumber);
  if (ends.includes(undefined)) return 'invalid';
  const [least = null, most = null] = ends;
  if (least === null && most === null) return null;
  return least !== null && most !== null && least > most
    ? { from: most, to: least }
    : { from: least, to: most };
}

/** Undefined for what is no number. */
function parseNumber(text: string): number | null | undefined {
  const clean = text.trim();
  if (clean === '') return null;
  return /^-?(?:\d{1,9}(?:\.\d{0,4})?|\.\d{1,4})$/.test(clean) ? Number(clean) : undefined;
}
