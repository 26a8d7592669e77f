/** A part of a title, and whether the other title lacks it. */
export interface TitlePart {
  readonly text: string;
  readonly isOnlyHere: boolean;
}

/** Case, width and accents are no difference. */
const folded = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (title: string): string[] => title.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * A title in parts, so that what sets it apart from another one can be marked. Words are compared, a word as often as it
 * stands there; what is between them is never a difference. The texts of all parts together are the title.
 */
export function titleParts(title: string, other: string): TitlePart[] {
  const left = new Map<string, number>();
  for (const word of wordsOf(other).map(folded)) left.set(word, (left.get(word) ?? 0) + 1);
  const takesWord = (word: string): boolean => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  };
  const parts: TitlePart[] = [];
  for (const text of title.split(/([\p{L}\p{M}\p{N}]+)/u)) {
    if (text === '') continue;
    const isOnlyHere = /[\p{L}\p{N}]/u.test(text) && !takesWord(folded(text));
    const last = parts.at(-1);
    if (last && last.isOnlyHere === isOnlyHere)
      parts[parts.length - 1] = { text: last.text + text, isOnlyHere };
    else parts.push({ text, isOnlyHere });
  }
  return parts;
}
