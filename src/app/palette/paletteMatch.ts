/** What can be found: by its label, and by further words that are not shown. */
export interface Searchable {
  label: string;
  words?: string;
}

/** Text as it is compared: without case and accents, ß as ss, the final ς as σ. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ');
}

/** The words of a text, folded. Whatever is neither letter nor digit separates them. */
function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * How well a word of the query fits, 0: not at all. A label goes before hidden words, a beginning before a middle, and
 * what is mistyped comes last.
 */
function scoreWord(word: string, label: readonly string[], hidden: readonly string[]): number {
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
export function filterByQuery<T extends Searchable>(items: readonly T[], query: string): T[] {
  const asked = splitWords(query);
  return items
    .flatMap((item) => {
      const [label, hidden] = [splitWords(item.label), splitWords(item.words ?? '')];
      const fits = asked.map((word) => scoreWord(word, label, hidden));
      return fits.includes(0) ? [] : [{ item, score: fits.reduce((sum, each) => sum + each, 0) }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}

/** Items by their group; groups stand in the order of their first item. */
export function groupItems<T extends { group: string }>(
  items: readonly T[],
): { group: T['group']; items: T[] }[] {
  const groups = new Map<T['group'], T[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups].map(([group, all]) => ({ group, items: all }));
}

/** How many letters may be wrong in a word of this length. */
function getMaxTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Letters to add, drop, change or swap with their neighbour to make one word of the other. */
function getEditDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const above = rows[i - 1] ?? [];
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    rows.push(row);
  }
  return rows[one.length]?.[other.length] ?? 0;
}

/**
 * Whether a word is another one, or its beginning, with a typing error. The first letter is right or swapped with the
 * second: hardly anyone errs there, and short words would find too much.
 */
function isMistyped(word: string, meant: string): boolean {
  const most = getMaxTypos(word.length);
  const isStart = word[0] === meant[0] || (word[0] === meant[1] && word[1] === meant[0]);
  // A Chinese sign is a word, not a letter.
  if (most === 0 || !isStart || /\p{Script=Han}/u.test(word)) return false;
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    if (length <= meant.length && getEditDistance(word, meant.slice(0, length)) <= most) return true;
  }
  return false;
}
