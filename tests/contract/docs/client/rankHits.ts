import type { SearchEntry } from './searchEntries.ts';

type Findable = Omit<SearchEntry, 'element'>;

/** In this order where names fit alike. */
const KINDS: readonly SearchEntry['kind'][] = [
  'operation',
  'schema',
  'code',
  'header',
  'parameter',
  'property',
];

/** How well a word fits: the name itself, its beginning, the beginning of a part of it, anywhere in it, beside it. */
function fit({ name, more, where }: Findable, word: string): number {
  const lower = name.toLowerCase();
  if (lower === word) return 16;
  if (lower.startsWith(word)) return 8;
  // `basePrice`, `base_price`, `data[].basePrice` and `X-Base` have parts.
  const parts = name.split(/(?=[A-Z])|[^a-zA-Z0-9]+/).map((part) => part.toLowerCase());
  if (parts.some((part) => part === word)) return 6;
  if (parts.some((part) => part.startsWith(word))) return 4;
  if (lower.includes(word)) return 3;
  const beside = `${more} ${where}`.toLowerCase();
  // Such as a path.
  if (beside.split(' ').includes(word)) return 2;
  return beside.includes(word) ? 1 : 0;
}

/**
 * The entries that fit every word, the best first.
 * @returns none for no words
 */
export function rankHits<T extends Findable>(entries: readonly T[], query: string): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const fitting = entries.flatMap((entry) => {
    const fits = words.map((word) => fit(entry, word));
    return fits.includes(0) ? [] : [{ entry, score: fits.reduce((sum, one) => sum + one, 0) }];
  });
  return fitting
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        KINDS.indexOf(one.entry.kind) - KINDS.indexOf(other.entry.kind) ||
        one.entry.name.length - other.entry.name.length,
    )
    .map(({ entry }) => entry);
}
