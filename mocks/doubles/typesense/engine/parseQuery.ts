import { wordsOf } from './tokens.ts';

export interface Query {
  /** Everything is asked for: `*`, or nothing but what must not be there. */
  all: boolean;
  words: readonly string[];
  /** In quotes: these words in this order. */
  phrases: readonly (readonly string[])[];
  /** After a dash: documents with these words, in this order, are left out. */
  without: readonly (readonly string[])[];
}

const PART = /(?<!\S)(-?)"([^"]*)"|(?<!\S)-(\S+)|(\S+)/gu;

/** Takes the text of a search box apart. */
export function parseQuery(text: string): Query {
  const words: string[] = [];
  const phrases: string[][] = [];
  const without: string[][] = [];
  const trimmed = text.trim();
  if (trimmed === '*') return { all: true, words, phrases, without };
  for (const [, dash, quoted, excluded, word] of trimmed.matchAll(PART)) {
    if (quoted !== undefined) (dash === '-' ? without : phrases).push(wordsOf(quoted));
    else if (excluded !== undefined) without.push(wordsOf(excluded));
    else words.push(...wordsOf(word ?? ''));
  }
  const some = (list: readonly string[]): boolean => list.length > 0;
  const kept = { words, phrases: phrases.filter(some), without: without.filter(some) };
  return { all: kept.words.length === 0 && kept.phrases.length === 0 && kept.without.length > 0, ...kept };
}
