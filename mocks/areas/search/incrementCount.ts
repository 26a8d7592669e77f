import type { WordCount } from './state.ts';

/** Rare words go when there are more than this. */
const MOST = 200;

/** Counts words once more; case and blanks around them make no difference. The most frequent stand first. */
export function incrementCount(list: readonly WordCount[], words: string): WordCount[] {
  const query = words.trim().toLowerCase();
  if (query === '') return [...list];
  const known = list.find((one) => one.query === query);
  const others = list.filter((one) => one !== known);
  return [...others, { query, count: (known?.count ?? 0) + 1 }]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST);
}
