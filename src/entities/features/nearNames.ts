import { distance } from 'fastest-levenshtein';
import type { GroupLink, Slices } from './clusterTypes.ts';
import { phoneticKey } from './featureKeys.ts';

/** How much of two names must be the same, of 1: "colour" and "color" are 0.83. */
const MIN_SIMILARITY = 0.8;
/** Of names that sound alike a little less: "grey" and "gray" are 0.75. */
const SOUND_BONUS = 0.1;
/** More letters than this are no slip of the pen, however long a name is. */
const MOST_EDITS = 2;
/** Names between two pauses. */
const SLICE = 100;

/** Sizes are not near each other: "16 oz" is not a slip of "18 oz", so numbers must be the same. */
const numbersOf = (key: string): string => (key.match(/\d[\d./]*/g) ?? []).join(' ');

/** Where a piece of a name starts: there is one piece more than there may be edits, so one at least is left whole. */
const startOf = (piece: number, length: number): number => Math.floor((piece * length) / (MOST_EDITS + 1));

const blockOf = (length: number, piece: number, text: string): string => `${length}|${piece}|${text}`;

/** The pieces of a name. */
const ownBlocks = (key: string): string[] =>
  Array.from({ length: MOST_EDITS + 1 }, (_, piece) =>
    blockOf(key.length, piece, key.slice(startOf(piece, key.length), startOf(piece + 1, key.length))),
  );

/**
 * What names of a length that are near have as pieces. The edits before a piece move it, those after it make up for the rest
 * of the difference in length, and together they are at most those allowed.
 */
function* soughtBlocks(key: string, length: number): Generator<string> {
  const longer = key.length - length;
  for (let piece = 0; piece <= MOST_EDITS; piece += 1) {
    const after = MOST_EDITS - piece;
    const last = Math.min(piece, longer + after);
    for (let move = Math.max(-piece, longer - after); move <= last; move += 1) {
      const start = Math.max(startOf(piece, length) + move, 0);
      yield blockOf(length, piece, key.slice(start, startOf(piece + 1, length) + move));
    }
  }
}

/** The places of names by what they may have in common. */
class Blocks {
  readonly #places = new Map<string, number[]>();

  get(block: string): readonly number[] {
    return this.#places.get(block) ?? [];
  }

  add(block: string, place: number): void {
    const places = this.#places.get(block);
    if (places === undefined) this.#places.set(block, [place]);
    else places.push(place);
  }
}

/** Which letters a name has, one bit each: an edit changes two of them at most. */
function lettersOf(key: string): number {
  let letters = 0;
  for (let at = 0; at < key.length; at += 1) letters |= 1 << (key.charCodeAt(at) & 31);
  return letters;
}

/** Whether two names have so many different letters that no few edits make one of the other. */
function areLettersApart(a: number, b: number): boolean {
  let bits = a ^ b;
  let count = 0;
  for (; bits !== 0; count += 1) bits &= bits - 1;
  return count > 2 * MOST_EDITS;
}

/**
 * Finds names that are near each other: by at most two edits, or sounding alike. A name is compared only with those that
 * have a piece in common with it at about the same place and nearly its letters, or its sound, so that many names take
 * little time.
 */
export function* linkNearNames(keys: readonly string[], minSimilarity = MIN_SIMILARITY): Slices<GroupLink[]> {
  const links: GroupLink[] = [];
  const blocks = new Blocks();
  const letters = keys.map(lettersOf);
  const comparedWith = new Int32Array(keys.length).fill(-1);
  for (const [place, key] of keys.entries()) {
    const prefix = `${numbersOf(key)}|`;
    const sound = `${prefix}${phoneticKey(key)}`;
    const compare = (other: number, mostEdits: number, needed: number): void => {
      comparedWith[other] = place;
      const otherKey = keys[other] ?? '';
      const edits = distance(key, otherKey);
      const similarity = 1 - edits / Math.max(key.length, otherKey.length);
      if (edits <= mostEdits && similarity >= needed) links.push({ a: other, b: place, similarity });
    };
    for (const other of blocks.get(sound)) compare(other, Infinity, minSimilarity - SOUND_BONUS);
    for (let length = key.length - MOST_EDITS; length <= key.length + MOST_EDITS; length += 1)
      for (const block of soughtBlocks(key, length))
        for (const other of blocks.get(prefix + block)) {
          const isDone = comparedWith[other] === place;
          if (!isDone && !areLettersApart(letters[place] ?? 0, letters[other] ?? 0))
            compare(other, MOST_EDITS, minSimilarity);
        }
    blocks.add(sound, place);
    for (const block of ownBlocks(key)) blocks.add(prefix + block, place);
    if (place % SLICE === SLICE - 1) yield { done: place + 1, total: keys.length };
  }
  return links;
}
