import type { FieldIndex } from './fieldIndex.ts';

/** Where the first word stands that is not before `word`. */
function placeOf(index: FieldIndex, word: string): number {
  const { order } = index.vocabulary;
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (index.wordAt(order[middle] ?? 0) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words that start with `start`. */
export function wordsStartingWith(index: FieldIndex, start: string): number[] {
  const { order } = index.vocabulary;
  const found: number[] = [];
  for (let at = placeOf(index, start); at < order.length; at += 1) {
    const id = order[at] ?? 0;
    if (!index.wordAt(id).startsWith(start)) break;
    found.push(id);
  }
  return found;
}

/** One row of the table of distances for each letter of a word; words that start alike share the rows of their start. */
class Rows {
  readonly #word: string;
  readonly #width: number;
  readonly #cells: Uint8Array;
  /** By depth: the smallest distance to any start of the word so far. */
  readonly #toStart: Uint8Array;

  constructor(word: string, most: number) {
    this.#word = word;
    this.#width = word.length + 1;
    const depths = word.length + most + 1;
    this.#cells = new Uint8Array(depths * this.#width);
    this.#toStart = new Uint8Array(depths);
    for (let column = 0; column < this.#width; column += 1) this.#cells[column] = column;
    this.#toStart[0] = word.length;
  }

  /** Fills the row of the letter at `depth` (from 1). @returns the smallest distance in it */
  fill(other: string, depth: number): number {
    const width = this.#width;
    const cells = this.#cells;
    const row = depth * width;
    const letter = other.charCodeAt(depth - 1);
    const before = depth > 1 ? other.charCodeAt(depth - 2) : -1;
    let smallest = depth;
    cells[row] = depth;
    for (let column = 1; column < width; column += 1) {
      const own = this.#word.charCodeAt(column - 1);
      const up = cells[row - width + column] ?? 0;
      const left = cells[row + column - 1] ?? 0;
      let cost = Math.min(up, left) + 1;
      cost = Math.min(cost, (cells[row - width + column - 1] ?? 0) + (own === letter ? 0 : 1));
      // Two letters that changed places are one mistake.
      if (column > 1 && own === before && this.#word.charCodeAt(column - 2) === letter)
        cost = Math.min(cost, (cells[row - 2 * width + column - 2] ?? 0) + 1);
      cells[row + column] = cost;
      smallest = Math.min(smallest, cost);
    }
    this.#toStart[depth] = Math.min(this.#toStart[depth - 1] ?? 0, cells[row + width - 1] ?? 0);
    return smallest;
  }

  distance(depth: number, prefix: boolean): number {
    return (prefix ? this.#toStart[depth] : this.#cells[depth * this.#width + this.#width - 1]) ?? 0;
  }
}

/** How many letters are wrong between two whole words. */
export function editDistance(word: string, other: string): number {
  const rows = new Rows(word, other.length);
  for (let depth = 1; depth <= other.length; depth += 1) rows.fill(other, depth);
  return rows.distance(other.length, false);
}

/**
 * The words of a field by how many letters are wrong (Damerau and Levenshtein, optimal alignment), from none to `most`.
 * With `prefix` the nearest start of a word counts.
 */
export function similarWords(index: FieldIndex, word: string, most: number, prefix: boolean): number[][] {
  const found: number[][] = Array.from({ length: most + 1 }, () => []);
  const { order, shared } = index.vocabulary;
  const rows = new Rows(word, most);
  const deepest = word.length + most;
  let filled = 0;
  let dead = Infinity;
  let smallestBefore = 0;
  for (let at = 0; at < order.length; at += 1) {
    const alike = shared[at] ?? 0;
    filled = Math.min(filled, alike);
    if (dead <= alike) continue;
    dead = Infinity;
    const id = order[at] ?? 0;
    const other = index.wordAt(id);
    if (!prefix && other.length > deepest) continue;
    const last = Math.min(other.length, deepest);
    smallestBefore = 0;
    for (let depth = filled + 1; depth <= last; depth += 1) {
      const smallest = rows.fill(other, depth);
      filled = depth;
      // A change of places looks two rows back.
      if (smallest > most && smallestBefore > most && rows.distance(depth, prefix) > most) {
        dead = depth;
        break;
      }
      smallestBefore = smallest;
    }
    if (dead === Infinity) found[rows.distance(last, prefix)]?.push(id);
  }
  return found;
}
