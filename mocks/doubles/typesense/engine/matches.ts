import type { Collection } from './collection.ts';
import { filterTest, type Test } from './filterTest.ts';
import { findWords } from './findWords.ts';
import { countOf, textOf, type Parameters } from './parameters.ts';
import { parseFilter } from './parseFilter.ts';
import type { Query } from './parseQuery.ts';
import { documentsWith } from './phrases.ts';
import { scored, type Match } from './score.ts';
import type { SearchedField } from './searchedFields.ts';

/** All documents in the order of their numbers that pass a test. */
function plain(collection: Collection, allowed: (document: number) => boolean): Match[] {
  return [...collection.documents.keys()]
    .filter(allowed)
    .map((document) => ({ document, score: 0, words: 0, fields: 0, typos: 0 }));
}

/** The documents that a search finds, in no order yet. */
export function matches(
  collection: Collection,
  query: Query,
  fields: readonly SearchedField[],
  parameters: Parameters,
): Match[] {
  const filter = parseFilter(textOf(parameters, 'filter_by'));
  const passes: Test = filter ? filterTest(collection, filter) : () => true;
  const within = query.phrases.map((phrase) => documentsWith(phrase, fields));
  const without = query.without.map((phrase) => documentsWith(phrase, fields));
  const known = new Map<number, boolean>();
  const isMatch = (number: number): boolean => {
    const document = collection.documents[number];
    if (!document || within.some((some) => !some.has(number))) return false;
    return !without.some((some) => some.has(number)) && passes(document);
  };
  // Asked for many words of the same document.
  const allowed = (number: number): boolean => {
    const answer = known.get(number) ?? isMatch(number);
    known.set(number, answer);
    return answer;
  };
  if (query.all || (query.words.length === 0 && within.length > 0)) return plain(collection, allowed);
  const found = findWords(query.words, {
    fields,
    size: collection.documents.length,
    allowed,
    parameters,
    rules: {
      lettersForOne: countOf(parameters, 'min_len_1typo', 4),
      lettersForTwo: countOf(parameters, 'min_len_2typo', 7),
      candidates: countOf(parameters, 'max_candidates', 4),
    },
  });
  return found.flatMap((by) => by.documents.map((document) => scored(document, by, fields)));
}
