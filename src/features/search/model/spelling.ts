import type { SearchHitAnswer } from '#features/search/api/searchAnswer.ts';

/** What was typed and is nowhere spelled so, and what was found in its place. */
export interface Spelling {
  word: string;
  /** Empty: the word was left out. */
  found: string;
}

const MARKED = /\uE000([^\uE001]*)\uE001/g;

/** Text as it is compared: without case and accents. */
const folded = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/**
 * Words of the query that no hit has, beside the word the search took for it. The server does not say what it corrected;
 * what it marked in the first hits does.
 */
export function spellings(q: string, hits: readonly SearchHitAnswer[]): Spelling[] {
  const words = folded(q).match(/[\p{L}\p{N}]+/gu) ?? [];
  const marks = hits.flatMap(({ highlight }) => marksIn(highlight));
  if (words.length === 0 || marks.length === 0) return [];
  const has = (word: string): boolean => marks.some((mark) => folded(mark).includes(word));
  const others = marks.filter((mark) => !words.some((word) => folded(mark).includes(word)));
  return words
    .filter((word) => !has(word))
    .map((word) => ({ word, found: others.find((mark) => isClose(folded(mark), word)) ?? '' }));
}

function marksIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(MARKED)].map(([, word = '']) => word);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(marksIn);
}

/** Two typing errors are what a search forgives; the word that was found may go on. */
function isClose(found: string, word: string): boolean {
  const lengths = [word.length - 2, word.length - 1, word.length, word.length + 1, word.length + 2];
  return lengths.some((length) => length > 0 && distance(found.slice(0, length), word) <= 2);
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [down, sign] of a.split(/(?:)/u).entries()) {
    const next = [down + 1];
    for (const [at, other] of b.split(/(?:)/u).entries())
      next.push(
        Math.min((next[at] ?? 0) + 1, (row[at + 1] ?? 0) + 1, (row[at] ?? 0) + (sign === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
