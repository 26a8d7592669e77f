import { closeWords, wordsStarting } from './closeWords.ts';
import type { SearchedField } from './searchedFields.ts';

export interface TypoRules {
  /** Letters from which one wrong letter is allowed, and two. */
  lettersForOne: number;
  lettersForTwo: number;
  /** How many words a word may stand for, per number of wrong letters. */
  candidates: number;
}

/** What a word found in its middle costs: more than any number of wrong letters. */
const INFIX_COST = 3;
/** Longer words are not compared letter by letter. */
const MOST_LETTERS = 60;

/** Which documents have one word of a query, with how many wrong letters. More of them are allowed step by step. */
export class WordHits {
  readonly word: string;
  /** The documents found so far, each once. */
  readonly documents: number[] = [];
  /** By document: the fewest wrong letters and 1; 0 is not found. */
  readonly best: Uint8Array;
  /** The same by field. */
  readonly byField: readonly Uint8Array[];
  /** By field: the words that stand for this one, with their wrong letters. */
  readonly stands: readonly Map<number, number>[];
  readonly #fields: readonly SearchedField[];
  readonly #last: boolean;
  readonly #rules: TypoRules;
  readonly #close: (number[][] | undefined)[] = [];
  #upTo = -1;

  constructor(word: string, last: boolean, fields: readonly SearchedField[], size: number, rules: TypoRules) {
    this.word = word;
    this.#last = last;
    this.#fields = fields;
    this.#rules = rules;
    this.best = new Uint8Array(size);
    this.byField = fields.map(() => new Uint8Array(size));
    this.stands = fields.map(() => new Map());
  }

  /** Most wrong letters that this word may have in a field. */
  typosIn(field: SearchedField): number {
    const { length } = this.word;
    if (length < this.#rules.lettersForOne || length > MOST_LETTERS) return 0;
    return Math.min(field.typos, length < this.#rules.lettersForTwo ? 1 : 2);
  }

  /** Whether the start of the word is enough in a field. */
  startIn(field: SearchedField): boolean {
    return this.#last && field.prefix;
  }

  /** Finds the documents with up to `cost` wrong letters. */
  allow(cost: number): void {
    while (this.#upTo < cost) {
      this.#upTo += 1;
      for (const [place, field] of this.#fields.entries()) {
        if (this.#upTo > this.typosIn(field)) continue;
        this.#note(place, this.#wordsAt(place, field, this.#upTo), this.#upTo);
      }
    }
  }

  /** Finds the documents with the word in the middle of another, in fields that are searched so. */
  allowInfix(mode: SearchedField['infix']): void {
    for (const [place, { index, infix }] of this.#fields.entries()) {
      if (infix !== mode) continue;
      const ids = index.words.flatMap((other, id) => (other.includes(this.word) ? [id] : []));
      this.#note(place, ids, INFIX_COST);
    }
  }

  #wordsAt(place: number, field: SearchedField, cost: number): number[] {
    if (cost === 0) {
      const exact = field.index.idOf(this.word);
      const same = exact === undefined ? [] : [exact];
      if (!this.startIn(field)) return same;
      const longer = wordsStarting(field.index, this.word).filter((id) => id !== exact);
      return [...same, ...this.#commonest(field, longer)].slice(0, this.#rules.candidates);
    }
    const close = (this.#close[place] ??= closeWords(
      field.index,
      this.word,
      this.typosIn(field),
      this.startIn(field),
    ));
    return this.#commonest(field, close[cost] ?? []).slice(0, this.#rules.candidates);
  }

  #commonest({ index }: SearchedField, ids: readonly number[]): number[] {
    return ids
      .filter((id) => index.documentsOf(id).length > 0)
      .toSorted((a, b) => index.documentsOf(b).length - index.documentsOf(a).length);
  }

  #note(place: number, ids: readonly number[], cost: number): void {
    const own = this.byField[place];
    const stands = this.stands[place];
    const field = this.#fields[place];
    if (!own || !stands || !field) return;
    for (const id of ids) {
      if (!stands.has(id)) stands.set(id, cost);
      for (const document of field.index.documentsOf(id)) {
        if (own[document] === 0) own[document] = cost + 1;
        if (this.best[document] !== 0) continue;
        this.best[document] = cost + 1;
        this.documents.push(document);
      }
    }
  }
}
