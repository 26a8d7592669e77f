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

const FARTHEST = 100;
const MOST_WORDS = 15;

/** How far the words stand apart in a field at their nearest: 0 is side by side. */
function spread(text: Uint32Array | undefined, place: number, { hits }: FoundBy, words: number): number {
  if (!text || words < 2) return 0;
  const lastAt = new Map<number, number>();
  let nearest = FARTHEST;
  for (const [at, id] of text.entries()) {
    for (const [word, hit] of hits.entries()) if (hit.stands[place]?.has(id)) lastAt.set(word, at);
    if (lastAt.size < words) continue;
    nearest = Math.min(nearest, at - Math.min(...lastAt.values()) - words + 1);
  }
  return Math.max(0, nearest);
}

/** Whether the field is these words and nothing else. */
function isWhole(field: SearchedField, document: number, { hits }: FoundBy): boolean {
  const text = field.index.texts[document];
  return (
    text?.length === hits.length &&
    hits.every(({ word }, position) => field.index.idOf(word) === text[position])
  );
}

/** In how many fields the document has the words in the forms of its best field: other forms are no further match. */
function fieldsLike(best: number, document: number, { hits }: FoundBy, fields: number): number {
  let count = 0;
  for (let place = 0; place < fields; place += 1) {
    const alike = hits.some((hit) => {
      const form = hit.formIn(place, document);
      return form !== undefined && form === hit.formIn(best, document);
    });
    if (alike) count += 1;
  }
  return count;
}

/**
 * How well a document matches: words found in its best field, then wrong letters, whether the last word was
 * typed to its end, nearness, whether the field is the query, the weight of the field, and how many fields match.
 */
export function scored(document: number, by: FoundBy, fields: readonly SearchedField[]): Match {
  let best = 0;
  let matching = 0;
  let bestPlace = 0;
  let most = 0;
  let fewest = 0;
  // Run for each of thousands of documents: plain loops make nothing that has to be cleared away.
  for (let place = 0; place < fields.length; place += 1) {
    const field = fields[place];
    if (!field) continue;
    let words = 0;
    let typos = 0;
    let starts = 0;
    for (const hit of by.hits) {
      const cost = hit.byField[place]?.[document] ?? 0;
      if (cost === 0) continue;
      words += 1;
      typos += cost - 1;
      if (hit.isBeginningIn(place, document)) starts += 1;
    }
    if (words === 0) continue;
    matching += 1;
    const near = FARTHEST - spread(field.index.texts[document], place, by, words);
    let score = Math.min(words, MOST_WORDS);
    score = score * 32 + Math.max(0, 2 * MOST_WORDS - 2 * typos - starts);
    score = score * 128 + near;
    score = score * 2 + (isWhole(field, document, by) ? 1 : 0);
    score = score * 128 + field.weight;
    if (score <= best) continue;
    best = score;
    bestPlace = place;
    most = words;
    fewest = typos;
  }
  if (matching > 1) matching = fieldsLike(bestPlace, document, by, fields.length);
  const score = best * 16 + Math.min(matching, MOST_WORDS);
  return { document, score, by, words: most, fields: matching, typos: fewest };
}
