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
const MAX_LETTERS = 60;

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
  readonly matchedWords: readonly Map<number, number>[];
  /** By field: of those the ones that only begin with this word. */
  readonly #prefixMatches: readonly Set<number>[];
  /** By field and document: the word that stands for this one, and 1. */
  readonly #forms: readonly Uint32Array[];
  readonly #scope: WordHitScope;
  readonly #isLast: boolean;
  readonly #similar: (number[][] | undefined)[] = [];
  #allowedTypos = -1;

  constructor(word: string, isLast: boolean, scope: WordHitScope) {
    const { fields, size } = scope;
    this.word = word;
    this.#isLast = isLast;
    this.#scope = scope;
    this.#prefixMatches = fields.map(() => new Set());
    this.#forms = fields.map(() => new Uint32Array(size));
    this.best = new Uint8Array(size);
    this.byField = fields.map(() => new Uint8Array(size));
    this.matchedWords = fields.map(() => new Map());
  }

  /** Most wrong letters that this word may have in a field. */
  maxTyposIn(field: SearchedField): number {
    const { length } = this.word;
    const { lettersForOne, lettersForTwo } = this.#scope.rules;
    if (length < lettersForOne || length > MAX_LETTERS) return 0;
    return Math.min(field.typos, length < lettersForTwo ? 1 : 2);
  }

  /** Whether the start of the word is enough in a field. */
  allowsPrefixIn(field: SearchedField): boolean {
    return this.#isLast && field.prefix;
  }

  /** The word of a document's field that stands for this one; undefined where none does. */
  findForm(fieldIndex: number, document: number): string | undefined {
    const form = this.#forms[fieldIndex]?.[document] ?? 0;
    return form === 0 ? undefined : this.#scope.fields[fieldIndex]?.index.wordAt(form - 1);
  }

  /** Whether the field only has a longer word that begins with this one, mistyped or not. */
  isPrefixMatchIn(fieldIndex: number, document: number): boolean {
    return this.#prefixMatches[fieldIndex]?.has((this.#forms[fieldIndex]?.[document] ?? 0) - 1) ?? false;
  }

  /** Finds the documents with up to `cost` wrong letters. */
  allowTypos(cost: number): void {
    while (this.#allowedTypos < cost) {
      this.#allowedTypos += 1;
      for (const [fieldIndex, field] of this.#scope.fields.entries()) {
        if (this.#allowedTypos > this.maxTyposIn(field)) continue;
        this.#addDocuments(
          fieldIndex,
          this.#findWords(fieldIndex, field, this.#allowedTypos),
          this.#allowedTypos,
        );
      }
    }
  }

  /** Finds the documents with the word in the middle of another, in fields that are searched so. */
  allowInfix(mode: SearchedField['infix']): void {
    for (const [fieldIndex, { index, infix }] of this.#scope.fields.entries()) {
      if (infix !== mode) continue;
      const ids = index.words.flatMap((other, id) => (other.includes(this.word) ? [id] : []));
      this.#addDocuments(fieldIndex, ids, INFIX_COST);
    }
  }

  #findWords(fieldIndex: number, field: SearchedField, cost: number): number[] {
    const found = this.#commonest(field, this.#candidates(fieldIndex, field, cost));
    const prefixMatches = this.#prefixMatches[fieldIndex];
    if (!this.allowsPrefixIn(field) || !prefixMatches) return found;
    for (const id of found) {
      if (editDistance(this.word, field.index.wordAt(id)) > cost) prefixMatches.add(id);
    }
    // A document that has the whole word too has it.
    return found.toSorted((a, b) => Number(prefixMatches.has(a)) - Number(prefixMatches.has(b)));
  }

  /** The words with so many wrong letters, the word itself first. */
  #candidates(fieldIndex: number, field: SearchedField, cost: number): readonly number[] {
    if (cost > 0) {
      const similar = (this.#similar[fieldIndex] ??= similarWords(
        field.index,
        this.word,
        this.maxTyposIn(field),
        this.allowsPrefixIn(field),
      ));
      return similar[cost] ?? [];
    }
    if (this.allowsPrefixIn(field)) return wordsStartingWith(field.index, this.word);
    const exactId = field.index.idOf(this.word);
    return exactId === undefined ? [] : [exactId];
  }

  /** As many as a word may stand for, of those that documents that may be found have; the word itself first. */
  #commonest({ index }: SearchedField, ids: readonly number[]): number[] {
    const { allowed, rules } = this.#scope;
    const exactId = index.idOf(this.word);
    const rank = (id: number): number => (id === exactId ? Infinity : index.documentsOf(id).length);
    return ids
      .filter((id) => index.documentsOf(id).some(allowed))
      .toSorted((a, b) => (rank(b) > rank(a) ? 1 : rank(b) < rank(a) ? -1 : 0))
      .slice(0, rules.candidates);
  }

  #addDocuments(fieldIndex: number, ids: readonly number[], cost: number): void {
    const fieldCosts = this.byField[fieldIndex];
    const matchedWords = this.matchedWords[fieldIndex];
    const forms = this.#forms[fieldIndex];
    const field = this.#scope.fields[fieldIndex];
    if (!fieldCosts || !matchedWords || !forms || !field) return;
    for (const id of ids) {
      if (!matchedWords.has(id)) matchedWords.set(id, cost);
      for (const document of field.index.documentsOf(id)) {
        if (fieldCosts[document] === 0) {
          fieldCosts[document] = cost + 1;
          forms[document] = id + 1;
        }
        if (this.best[document] !== 0) continue;
        this.best[document] = cost + 1;
        this.documents.push(document);
      }
    }
  }
}
