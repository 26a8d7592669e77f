import { wordsOf } from './tokens.ts';

export interface Query {
  /** Everything is asked for: `*`, or nothing but what must not be there. */
  all: boolean;
  words: readonly string[];
  /** In quotes: these words in this order. */
  phrases: readonly (readonly string[])[];
  /** After a dash: documents with these words, in this order, are left out. */
  excludedPhrases: readonly (readonly string[])[];
}

const PART = /(?<!\S)(-?)"([^"]*)"|(?<!\S)-(\S+)|(\S+)/gu;

/** Takes the text of a search box apart. */
export function parseQuery(text: string): Query {
  const words: string[] = [];
  const phrases: string[][] = [];
  const excludedPhrases: string[][] = [];
  const trimmed = text.trim();
  if (trimmed === '*') return { all: true, words, phrases, excludedPhrases };
  for (const [, dash, quoted, excluded, word] of trimmed.matchAll(PART)) {
    if (quoted !== undefined) (dash === '-' ? excludedPhrases : phrases).push(wordsOf(quoted));
    else if (excluded !== undefined) excludedPhrases.push(wordsOf(excluded));
    else words.push(...wordsOf(word ?? ''));
  }
  const isNotEmpty = (list: readonly string[]): boolean => list.length > 0;
  const parts = {
    words,
    phrases: phrases.filter(isNotEmpty),
    excludedPhrases: excludedPhrases.filter(isNotEmpty),
  };
  return {
    all: parts.words.length === 0 && parts.phrases.length === 0 && parts.excludedPhrases.length > 0,
    ...parts,
  };
}
