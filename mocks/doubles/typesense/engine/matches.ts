import type { Collection } from './collection.ts';
import { filterTest, type Test } from './filterTest.ts';
import { findWords } from './findWords.ts';
import { countOf, textOf, type Parameters } from './parameters.ts';
import { parseFilter } from './parseFilter.ts';
import type { Query } from './parseQuery.ts';
import { documentsWith } from './phrases.ts';
import { scoreMatch, type Match } from './score.ts';
import type { SearchedField } from './searchedFields.ts';

/** All documents in the order of their numbers that pass a test. */
function listAllowed(collection: Collection, allowed: (document: number) => boolean): Match[] {
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
  const passesFilter: Test = filter ? filterTest(collection, filter) : () => true;
  const requiredSets = query.phrases.map((phrase) => documentsWith(phrase, fields));
  const excludedSets = query.excludedPhrases.map((phrase) => documentsWith(phrase, fields));
  const cache = new Map<number, boolean>();
  const isMatch = (number: number): boolean => {
    const document = collection.documents[number];
    if (!document || requiredSets.some((documents) => !documents.has(number))) return false;
    return !excludedSets.some((documents) => documents.has(number)) && passesFilter(document);
  };
  // Asked for many words of the same document.
  const allowed = (number: number): boolean => {
    const answer = cache.get(number) ?? isMatch(number);
    cache.set(number, answer);
    return answer;
  };
  if (query.all || (query.words.length === 0 && requiredSets.length > 0))
    return listAllowed(collection, allowed);
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
  return found.flatMap((by) => by.documents.map((document) => scoreMatch(document, by, fields)));
}
