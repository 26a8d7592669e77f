import type { FieldIndex } from './fieldIndex.ts';

/** Where the first word stands that is not before `word`. */
function findPosition(index: FieldIndex, word: string): number {
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
  for (let position = findPosition(index, start); position < order.length; position += 1) {
    const id = order[position] ?? 0;
    if (!index.wordAt(id).startsWith(start)) break;
    found.push(id);
  }
  return found;
}

/** One row of the table of distances for each letter of a word; words that start alike share the rows of their start. */
class DistanceTable {
  readonly #word: string;
  readonly #width: number;
  readonly #cells: Uint8Array;
  /** By depth: the smallest distance to any start of the word so far. */
  readonly #prefixDistances: Uint8Array;

  constructor(word: string, maxTypos: number) {
    this.#word = word;
    this.#width = word.length + 1;
    const depths = word.length + maxTypos + 1;
    this.#cells = new Uint8Array(depths * this.#width);
    this.#prefixDistances = new Uint8Array(depths);
    for (let column = 0; column < this.#width; column += 1) this.#cells[column] = column;
    this.#prefixDistances[0] = word.length;
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
      const wordLetter = this.#word.charCodeAt(column - 1);
      const up = cells[row - width + column] ?? 0;
      const left = cells[row + column - 1] ?? 0;
      let cost = Math.min(up, left) + 1;
      cost = Math.min(cost, (cells[row - width + column - 1] ?? 0) + (wordLetter === letter ? 0 : 1));
      // Two letters that changed places are one mistake.
      if (column > 1 && wordLetter === before && this.#word.charCodeAt(column - 2) === letter)
        cost = Math.min(cost, (cells[row - 2 * width + column - 2] ?? 0) + 1);
      cells[row + column] = cost;
      smallest = Math.min(smallest, cost);
    }
    this.#prefixDistances[depth] = Math.min(
      this.#prefixDistances[depth - 1] ?? 0,
      cells[row + width - 1] ?? 0,
    );
    return smallest;
  }

  distance(depth: number, prefix: boolean): number {
    return (prefix ? this.#prefixDistances[depth] : this.#cells[depth * this.#width + this.#width - 1]) ?? 0;
  }
}

/** How many letters are wrong between two whole words. */
export function editDistance(word: string, other: string): number {
  const table = new DistanceTable(word, other.length);
  for (let depth = 1; depth <= other.length; depth += 1) table.fill(other, depth);
  return table.distance(other.length, false);
}

/**
 * The words of a field by how many letters are wrong (Damerau and Levenshtein, optimal alignment), from none to `most`.
 * With `prefix` the nearest start of a word counts.
 */
export function similarWords(index: FieldIndex, word: string, maxTypos: number, prefix: boolean): number[][] {
  const found: number[][] = Array.from({ length: maxTypos + 1 }, () => []);
  const { order, shared } = index.vocabulary;
  const table = new DistanceTable(word, maxTypos);
  const maxDepth = word.length + maxTypos;
  let filled = 0;
  let failedDepth = Infinity;
  let smallestBefore = 0;
  for (let position = 0; position < order.length; position += 1) {
    const sharedLetters = shared[position] ?? 0;
    filled = Math.min(filled, sharedLetters);
    if (failedDepth <= sharedLetters) continue;
    failedDepth = Infinity;
    const id = order[position] ?? 0;
    const other = index.wordAt(id);
    if (!prefix && other.length > maxDepth) continue;
    const last = Math.min(other.length, maxDepth);
    smallestBefore = 0;
    for (let depth = filled + 1; depth <= last; depth += 1) {
      const smallest = table.fill(other, depth);
      filled = depth;
      // A change of places looks two rows back.
      if (smallest > maxTypos && smallestBefore > maxTypos && table.distance(depth, prefix) > maxTypos) {
        failedDepth = depth;
        break;
      }
      smallestBefore = smallest;
    }
    if (failedDepth === Infinity) found[table.distance(last, prefix)]?.push(id);
  }
  return found;
}
