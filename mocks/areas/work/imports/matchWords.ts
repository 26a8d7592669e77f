/**
 * A word in the form in which words are compared: lower case, without accents (Greek capitals have none), in Unicode's
 * compatible form, with single blanks.
 */
export function normalizeWord(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A header as it is compared: letters and digits alone, so that `Min. qty` and `min_qty` are one. */
export function normalizeName(text: string): string {
  return normalizeWord(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** What words stand for; a word may stand for several things. */
export type Meanings = ReadonlyMap<string, readonly string[]>;

/** Collects the meanings of words, each word as `fold` makes it. */
export function meaningsOf(
  entries: Iterable<readonly [word: string, meaning: string]>,
  normalize: (word: string) => string = normalizeWord,
): Meanings {
  const meanings = new Map<string, string[]>();
  for (const [word, meaning] of entries) {
    const key = normalize(word);
    const existing = meanings.get(key);
    if (key === '' || existing?.includes(meaning)) continue;
    if (existing) existing.push(meaning);
    else meanings.set(key, [meaning]);
  }
  return meanings;
}
