import { similarWords, editDistance, wordsStartingWith } from './similarWords.ts';
import type { SearchedField } from './searchedFields.ts';

export interface TypoRules {
  /** Letters from which one wrong letter is allowed, and two. */
  lettersForOne: number;
  lettersForTwo: number;
  /** How many words a word may stand for, per number of wrong letters. */
  candidates: number;
}

/** What the words of a query are looked for in. */
export interface WordHitScope {
  fields: readonly SearchedField[];
  /** How many numbers of documents there are. */
  size: number;
  /** Whether a document may be found at all. */
  allowed: (document: number) => boolean;
  rules: TypoRules;
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
  /** By field: of those the ones that only begin with this word. */
  readonly #beginnings: readonly Set<number>[];
  /** By field and document: the word that stands for this one, and 1. */
  readonly #forms: readonly Uint32Array[];
  readonly #ground: WordHitScope;
  readonly #last: boolean;
  readonly #close: (number[][] | undefined)[] = [];
  #upTo = -1;

  constructor(word: string, last: boolean, ground: WordHitScope) {
    const { fields, size } = ground;
    this.word = word;
    this.#last = last;
    this.#ground = ground;
    this.#beginnings = fields.map(() => new Set());
    this.#forms = fields.map(() => new Uint32Array(size));
    this.best = new Uint8Array(size);
    this.byField = fields.map(() => new Uint8Array(size));
    this.stands = fields.map(() => new Map());
  }

  /** Most wrong letters that this word may have in a field. */
  typosIn(field: SearchedField): number {
    const { length } = this.word;
    const { lettersForOne, lettersForTwo } = this.#ground.rules;
    if (length < lettersForOne || length > MOST_LETTERS) return 0;
    return Math.min(field.typos, length < lettersForTwo ? 1 : 2);
  }

  /** Whether the start of the word is enough in a field. */
  startIn(field: SearchedField): boolean {
    return this.#last && field.prefix;
  }

  /** The word of a document's field that stands for this one; undefined where none does. */
  formIn(place: number, document: number): string | undefined {
    const form = this.#forms[place]?.[document] ?? 0;
    return form === 0 ? undefined : this.#ground.fields[place]?.index.wordAt(form - 1);
  }

  /** Whether the field only has a longer word that begins with this one, mistyped or not. */
  isBeginningIn(place: number, document: number): boolean {
    return this.#beginnings[place]?.has((this.#forms[place]?.[document] ?? 0) - 1) ?? false;
  }

  /** Finds the documents with up to `cost` wrong letters. */
  allow(cost: number): void {
    while (this.#upTo < cost) {
      this.#upTo += 1;
      for (const [place, field] of this.#ground.fields.entries()) {
        if (this.#upTo > this.typosIn(field)) continue;
        this.#note(place, this.#wordsAt(place, field, this.#upTo), this.#upTo);
      }
    }
  }

  /** Finds the documents with the word in the middle of another, in fields that are searched so. */
  allowInfix(mode: SearchedField['infix']): void {
    for (const [place, { index, infix }] of this.#ground.fields.entries()) {
      if (infix !== mode) continue;
      const ids = index.words.flatMap((other, id) => (other.includes(this.word) ? [id] : []));
      this.#note(place, ids, INFIX_COST);
    }
  }

  #wordsAt(place: number, field: SearchedField, cost: number): number[] {
    const found = this.#commonest(field, this.#candidates(place, field, cost));
    const beginnings = this.#beginnings[place];
    if (!this.startIn(field) || !beginnings) return found;
    for (const id of found) {
      if (editDistance(this.word, field.index.wordAt(id)) > cost) beginnings.add(id);
    }
    // A document that has the whole word too has it.
    return found.toSorted((a, b) => Number(beginnings.has(a)) - Number(beginnings.has(b)));
  }

  /** The words with so many wrong letters, the word itself first. */
  #candidates(place: number, field: SearchedField, cost: number): readonly number[] {
    if (cost > 0) {
      const close = (this.#close[place] ??= similarWords(
        field.index,
        this.word,
        this.typosIn(field),
        this.startIn(field),
      ));
      return close[cost] ?? [];
    }
    if (this.startIn(field)) return wordsStartingWith(field.index, this.word);
    const exact = field.index.idOf(this.word);
    return exact === undefined ? [] : [exact];
  }

  /** As many as a word may stand for, of those that documents that may be found have; the word itself first. */
  #commonest({ index }: SearchedField, ids: readonly number[]): number[] {
    const { allowed, rules } = this.#ground;
    const exact = index.idOf(this.word);
    const rank = (id: number): number => (id === exact ? Infinity : index.documentsOf(id).length);
    return ids
      .filter((id) => index.documentsOf(id).some(allowed))
      .toSorted((a, b) => (rank(b) > rank(a) ? 1 : rank(b) < rank(a) ? -1 : 0))
      .slice(0, rules.candidates);
  }

  #note(place: number, ids: readonly number[], cost: number): void {
    const own = this.byField[place];
    const stands = this.stands[place];
    const forms = this.#forms[place];
    const field = this.#ground.fields[place];
    if (!own || !stands || !forms || !field) return;
    for (const id of ids) {
      if (!stands.has(id)) stands.set(id, cost);
      for (const document of field.index.documentsOf(id)) {
        if (own[document] === 0) {
          own[document] = cost + 1;
          forms[document] = id + 1;
        }
        if (this.best[document] !== 0) continue;
        this.best[document] = cost + 1;
        this.documents.push(document);
      }
    }
  }
}
