import type { FoundBy } from './findWords.ts';
import type { SearchedField } from './searchedFields.ts';

export interface Match {
  document: number;
  /** The bigger the better: what `_text_match` sorts by. */
  score: number;
  by?: FoundBy;
  /** Best field first: how many words it has, and what was wrong in them. */
  words: number;
  fields: number;
  typos: number;
}

const MAX_DISTANCE = 100;
const MAX_WORDS = 15;

/** How far the words stand apart in a field at their nearest: 0 is side by side. */
function wordDistance(
  text: Uint32Array | undefined,
  fieldIndex: number,
  { hits }: FoundBy,
  words: number,
): number {
  if (!text || words < 2) return 0;
  const lastPositions = new Map<number, number>();
  let nearest = MAX_DISTANCE;
  for (const [position, id] of text.entries()) {
    for (const [word, hit] of hits.entries())
      if (hit.matchedWords[fieldIndex]?.has(id)) lastPositions.set(word, position);
    if (lastPositions.size < words) continue;
    nearest = Math.min(nearest, position - Math.min(...lastPositions.values()) - words + 1);
  }
  return Math.max(0, nearest);
}

/** Whether the field is these words and nothing else. */
function isExactField(field: SearchedField, document: number, { hits }: FoundBy): boolean {
  const text = field.index.texts[document];
  return (
    text?.length === hits.length &&
    hits.every(({ word }, position) => field.index.idOf(word) === text[position])
  );
}

/** In how many fields the document has the words in the forms of its best field: other forms are no further match. */
function countFieldsWithForm(best: number, document: number, { hits }: FoundBy, fields: number): number {
  let count = 0;
  for (let fieldIndex = 0; fieldIndex < fields; fieldIndex += 1) {
    const hasForm = hits.some((hit) => {
      const form = hit.findForm(fieldIndex, document);
      return form !== undefined && form === hit.findForm(best, document);
    });
    if (hasForm) count += 1;
  }
  return count;
}

/**
 * How well a document matches: words found in its best field, then wrong letters, whether the last word was
 * typed to its end, nearness, whether the field is the query, the weight of the field, and how many fields match.
 */
export function scoreMatch(document: number, by: FoundBy, fields: readonly SearchedField[]): Match {
  let best = 0;
  let matching = 0;
  let bestFieldIndex = 0;
  let wordCount = 0;
  let typoCount = 0;
  // Run for each of thousands of documents: plain loops make nothing that has to be cleared away.
  for (let fieldIndex = 0; fieldIndex < fields.length; fieldIndex += 1) {
    const field = fields[fieldIndex];
    if (!field) continue;
    let words = 0;
    let typos = 0;
    let starts = 0;
    for (const hit of by.hits) {
      const cost = hit.byField[fieldIndex]?.[document] ?? 0;
      if (cost === 0) continue;
      words += 1;
      typos += cost - 1;
      if (hit.isPrefixMatchIn(fieldIndex, document)) starts += 1;
    }
    if (words === 0) continue;
    matching += 1;
    const proximity = MAX_DISTANCE - wordDistance(field.index.texts[document], fieldIndex, by, words);
    let score = Math.min(words, MAX_WORDS);
    score = score * 32 + Math.max(0, 2 * MAX_WORDS - 2 * typos - starts);
    score = score * 128 + proximity;
    score = score * 2 + (isExactField(field, document, by) ? 1 : 0);
    score = score * 128 + field.weight;
    if (score <= best) continue;
    best = score;
    bestFieldIndex = fieldIndex;
    wordCount = words;
    typoCount = typos;
  }
  if (matching > 1) matching = countFieldsWithForm(bestFieldIndex, document, by, fields.length);
  const score = best * 16 + Math.min(matching, MAX_WORDS);
  return { document, score, by, words: wordCount, fields: matching, typos: typoCount };
}
