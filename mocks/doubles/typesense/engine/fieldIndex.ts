import { wordsOf } from './tokens.ts';

/** Stands between the values of a list: no phrase goes over it. */
const GAP = 0xffffffff;

/** The words of one field in alphabetical order, each with the number of letters it shares with the one before. */
export interface Vocabulary {
  order: readonly number[];
  shared: readonly number[];
}

/** What the words of one field are and which documents have them. Documents are known by their number. */
export class FieldIndex {
  readonly words: string[] = [];
  /** Numbers of the documents by number of the word. */
  readonly postings: number[][] = [];
  /** The words of each document in order, by number. */
  readonly texts: (Uint32Array | undefined)[] = [];
  readonly #ids = new Map<string, number>();
  #vocabulary: Vocabulary | undefined;

  add(document: number, values: readonly string[]): void {
    const text: number[] = [];
    for (const [index, value] of values.entries()) {
      if (index > 0) text.push(GAP);
      for (const word of wordsOf(value)) text.push(this.#addWord(word, document));
    }
    this.texts[document] = Uint32Array.from(text);
  }

  remove(document: number): void {
    for (const id of new Set(this.texts[document])) {
      const posting = this.postings[id];
      posting?.splice(posting.indexOf(document), 1);
    }
    this.texts[document] = undefined;
  }

  idOf(word: string): number | undefined {
    return this.#ids.get(word);
  }

  wordAt(id: number): string {
    return this.words[id] ?? '';
  }

  documentsOf(id: number): readonly number[] {
    return this.postings[id] ?? [];
  }

  get vocabulary(): Vocabulary {
    this.#vocabulary ??= this.#buildVocabulary();
    return this.#vocabulary;
  }

  #addWord(word: string, document: number): number {
    const id = this.#ids.get(word) ?? this.words.length;
    if (id === this.words.length) {
      this.#ids.set(word, id);
      this.words.push(word);
      this.postings.push([]);
      this.#vocabulary = undefined;
    }
    const posting = this.postings[id];
    if (posting && posting.at(-1) !== document) posting.push(document);
    return id;
  }

  #buildVocabulary(): Vocabulary {
    const sorted = this.words.toSorted();
    const order = sorted.map((word) => this.#ids.get(word) ?? 0);
    const shared = sorted.map((word, index) => {
      const before = sorted[index - 1] ?? '';
      let length = 0;
      while (length < word.length && word[length] === before[length]) length += 1;
      return length;
    });
    return { order, shared };
  }
}
