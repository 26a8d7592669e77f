import type { WordCount } from './state.ts';

/** Rare words go when there are more than this. */
const MAX_WORDS = 200;

/** Counts words once more; case and blanks around them make no difference. The most frequent stand first. */
export function incrementCount(list: readonly WordCount[], text: string): WordCount[] {
  const query = text.trim().toLowerCase();
  if (query === '') return [...list];
  const existing = list.find((one) => one.query === query);
  const others = list.filter((one) => one !== existing);
  return [...others, { query, count: (existing?.count ?? 0) + 1 }]
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_WORDS);
}
