import { countOf, textOf, type Parameters } from './parameters.ts';
import { documentsWith } from './phrases.ts';
import type { SearchedField } from './searchedFields.ts';
import { WordHits, type WordHitScope } from './wordHits.ts';

/** Documents found by the same words. */
export interface FoundBy {
  hits: readonly WordHits[];
  documents: number[];
  /** How many words of the query were left out to find them. */
  dropped: number;
}

export interface SearchScope extends WordHitScope {
  parameters: Parameters;
}

/** Words together, and which of them is the last that was typed: its start is enough. */
interface Attempt {
  words: readonly string[];
  last: number;
  dropped: number;
  /** Words that have to stand side by side. */
  together?: readonly string[];
}

/** Documents with every word, allowing one wrong letter more until enough are found. */
function findAll({ words, last, dropped, together }: Attempt, scope: SearchScope): FoundBy {
  const { fields, parameters } = scope;
  const enough = countOf(parameters, 'typo_tokens_threshold', 1);
  const hits = words.map((word, position) => new WordHits(word, position === last, scope));
  const documents: number[] = [];
  const adjacent = together && documentsWith(together, fields);
  const allowed = (document: number): boolean => (adjacent?.has(document) ?? true) && scope.allowed(document);
  const sumTypos = (document: number): number => {
    let sum = 0;
    for (const { best } of hits) {
      const cost = best[document] ?? 0;
      if (cost === 0) return -1;
      sum += cost - 1;
    }
    return sum;
  };
  const collect = (accepts: (sum: number) => boolean): void => {
    const [first, ...rest] = hits;
    if (!first) return;
    const rarest = rest.reduce(
      (least, one) => (one.documents.length < least.documents.length ? one : least),
      first,
    );
    for (const document of rarest.documents) {
      if (accepts(sumTypos(document)) && allowed(document)) documents.push(document);
    }
  };
  const maxTypos = hits.reduce(
    (sum, hit) => sum + Math.max(0, ...fields.map((field) => hit.maxTyposIn(field))),
    0,
  );
  for (let sum = 0; sum <= maxTypos; sum += 1) {
    for (const hit of hits) hit.allowTypos(Math.min(sum, 2));
    collect((typos) => typos === sum);
    if (documents.length >= Math.max(1, enough)) break;
  }
  const searchInfix = (mode: SearchedField['infix']): void => {
    if (!fields.some((field) => field.infix === mode)) return;
    for (const hit of hits) hit.allowInfix(mode);
    const before = new Set(documents);
    collect((typos) => typos >= 0);
    const all = new Set([...before, ...documents]);
    documents.splice(0, documents.length, ...all);
  };
  searchInfix('always');
  if (documents.length === 0) searchInfix('fallback');
  return { hits, documents, dropped };
}

/** Later words of a query are searched for as they were typed. */
const MAX_RESPELLED_WORDS = 5;

/** The words in other spellings: two written as one, and one written as two that stand side by side. */
function listRespellings(words: readonly string[], fields: readonly SearchedField[]): Attempt[] {
  const isIndexed = (word: string): boolean => fields.some(({ index }) => index.idOf(word) !== undefined);
  const first = words.slice(0, MAX_RESPELLED_WORDS);
  const joined = first.slice(1).map((word, position): Attempt => {
    const other = words.toSpliced(position, 2, `${first[position] ?? ''}${word}`);
    return { words: other, last: -1, dropped: 0 };
  });
  const split = first.flatMap((word, position) =>
    Array.from({ length: Math.max(0, word.length - 1) }, (_, index) => [
      word.slice(0, index + 1),
      word.slice(index + 1),
    ])
      .filter((halves) => halves.every(isIndexed))
      .map((together): Attempt => {
        return { words: words.toSpliced(position, 1, ...together), last: -1, dropped: 0, together };
      }),
  );
  return [...joined, ...split];
}

/** The query with fewer and fewer words, the last ones left out first. */
function listShortenings(words: readonly string[]): Attempt[] {
  return Array.from({ length: Math.max(0, words.length - 1) }, (_, index) => ({
    words: words.slice(0, words.length - 1 - index),
    last: -1,
    dropped: index + 1,
  }));
}

/**
 * The documents that match the words of a query: all of them, else with other spellings, else fewer of them.
 */
export function findWords(words: readonly string[], scope: SearchScope): FoundBy[] {
  const { fields, parameters } = scope;
  const found: FoundBy[] = [];
  const seen = new Set<number>();
  const add = (attempt: Attempt): void => {
    const by = findAll(attempt, scope);
    const documents = by.documents.filter((document) => !seen.has(document));
    for (const document of documents) seen.add(document);
    if (documents.length > 0) found.push({ ...by, documents });
  };
  add({ words, last: words.length - 1, dropped: 0 });
  const respelling = textOf(parameters, 'split_join_tokens', 'fallback');
  if (respelling === 'always' || (respelling === 'fallback' && seen.size === 0)) {
    for (const attempt of listRespellings(words, fields)) {
      if (respelling === 'always' || seen.size === 0) add(attempt);
    }
  }
  const enough = countOf(parameters, 'drop_tokens_threshold', 1);
  for (const attempt of listShortenings(words)) {
    if (seen.size >= enough) break;
    add(attempt);
  }
  return found;
}
