import { isMistyped } from './typos.ts';

/** What can be found: by its label, and by further words that are not shown. */
export interface Findable {
  label: string;
  words?: string;
}

/** Text as it is compared: without case and accents, ß as ss, the final ς as σ. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ');
}

/** The words of a text, folded. Whatever is neither letter nor digit separates them. */
function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * How well a word of the query fits, 0: not at all. A label goes before hidden words, a beginning before a middle, and
 * what is mistyped comes last.
 */
function fit(word: string, label: readonly string[], hidden: readonly string[]): number {
  if (label[0] === word) return 7;
  if (label[0]?.startsWith(word)) return 6;
  if (label.includes(word)) return 5;
  if (label.some((each) => each.startsWith(word))) return 4;
  // Chinese has no blanks between its words, and a German word holds several.
  if (label.some((each) => each.includes(word))) return 3;
  if (hidden.some((each) => each.startsWith(word))) return 2;
  if (hidden.some((each) => each.includes(word))) return 1;
  if (label.some((each) => isMistyped(word, each))) return 0.5;
  return hidden.some((each) => isMistyped(word, each)) ? 0.25 : 0;
}

/**
 * What fits all words of the query, in any order of the words, best first; among equals the given order stays. A query
 * without words fits everything.
 */
export function matching<T extends Findable>(items: readonly T[], query: string): T[] {
  const asked = wordsOf(query);
  return items
    .flatMap((item) => {
      const [label, hidden] = [wordsOf(item.label), wordsOf(item.words ?? '')];
      const fits = asked.map((word) => fit(word, label, hidden));
      return fits.includes(0) ? [] : [{ item, score: fits.reduce((sum, each) => sum + each, 0) }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/** Items by their group; groups stand in the order of their first item. */
export function grouped<T extends { group: string }>(
  items: readonly T[],
): { group: T['group']; items: T[] }[] {
  const groups = new Map<T['group'], T[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups].map(([group, all]) => ({ group, items: all }));
}
