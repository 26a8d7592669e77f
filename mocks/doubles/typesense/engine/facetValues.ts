import { similarWords, wordsStartingWith } from './similarWords.ts';
import { FieldIndex } from './fieldIndex.ts';
import { findMarks, readTags, addTags } from './marks.ts';
import { countOf, textOf, type Parameters } from './parameters.ts';
import { Refusal } from './refusal.ts';
import { tokensOf, wordsOf } from './tokens.ts';

export interface FacetQuery {
  field: string;
  words: readonly string[];
}

/** The `facet_query`: which values of a facet somebody looks for. */
export function facetQuery(parameters: Parameters, fields: readonly string[]): FacetQuery | undefined {
  const text = textOf(parameters, 'facet_query');
  if (text.trim() === '') return undefined;
  const colon = text.indexOf(':');
  if (colon < 0) throw new Refusal(400, 'Facet query must be in the `facet_field: value` format.');
  const field = text.slice(0, colon).trim();
  if (!fields.includes(field))
    throw new Refusal(
      400,
      'Facet query refers to a facet field `' + field + '` that is not part of `facet_by` parameter.',
    );
  return { field, words: wordsOf(text.slice(colon + 1)) };
}

/** What was typed, by the word of a value that it found. */
function matchWords(index: FieldIndex, words: readonly string[], maxTypos: number): Map<string, string>[] {
  return words.map((word, position) => {
    const isLast = position === words.length - 1;
    const exactId = index.idOf(word);
    const exactMatches = isLast ? wordsStartingWith(index, word) : exactId === undefined ? [] : [exactId];
    const allowed = Math.min(maxTypos, word.length < 4 ? 0 : word.length < 7 ? 1 : 2);
    const matchingIds =
      exactMatches.length > 0 ? exactMatches : similarWords(index, word, allowed, isLast).flat();
    return new Map(
      matchingIds
        .map((id) => index.wordAt(id))
        .map((found) => [found, found.startsWith(word) ? word : found]),
    );
  });
}

/**
 * The values that a facet query finds, with what to show for each.
 * @returns undefined for a value that it does not find
 */
export function facetFinder(
  values: readonly string[],
  { words }: FacetQuery,
  parameters: Parameters,
): (value: string) => string | undefined {
  const index = new FieldIndex();
  for (const [number, value] of values.entries()) index.add(number, [value]);
  const matchesByWord = matchWords(index, words, countOf(parameters, 'facet_query_num_typos', 2));
  return (value) => {
    const tokens = tokensOf(value);
    if (!matchesByWord.every((matches) => tokens.some(({ word }) => matches.has(word)))) return undefined;
    const marks = findMarks(value, tokens, (word) =>
      matchesByWord.find((matches) => matches.has(word))?.get(word),
    );
    return addTags(value, marks, readTags(parameters));
  };
}
