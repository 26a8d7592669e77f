import fc from 'fast-check';
import { expect, test } from 'vitest';
import { similarWords, wordsStartingWith } from './similarWords.ts';
import { FieldIndex } from './fieldIndex.ts';

/** Changes between two words, letters that changed places being one, by the book. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const readCell = (row: number, column: number): number => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const costs = [
        readCell(row - 1, column) + 1,
        readCell(row, column - 1) + 1,
        readCell(row - 1, column - 1) + same,
      ];
      if (row > 1 && column > 1 && swapped) costs.push(readCell(row - 2, column - 2) + 1);
      table[row]?.splice(column, 1, Math.min(...costs));
    }
  }
  return readCell(a.length, b.length);
}

const toStart = (word: string, other: string): number =>
  Math.min(
    ...Array.from({ length: other.length + 1 }, (_, length) => distance(word, other.slice(0, length))),
  );

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 9 });

function indexOf(words: readonly string[]): FieldIndex {
  const index = new FieldIndex();
  for (const [document, word] of words.entries()) index.add(document, [word]);
  return index;
}

test.each([false, true])(
  'finding similar words finds exactly what comparing every word finds (prefix search: %s)',
  (prefix) => {
    fc.assert(
      fc.property(
        fc.uniqueArray(letters, { maxLength: 40 }),
        letters,
        fc.constantFrom(0, 1, 2),
        (words, word, maxTypos) => {
          const index = indexOf(words);
          const found = similarWords(index, word, maxTypos, prefix).map((ids) =>
            ids.map((id) => index.wordAt(id)).sort(),
          );
          const compare = prefix ? toStart : distance;
          const expected = Array.from({ length: maxTypos + 1 }, (_, cost) =>
            words.filter((other) => compare(word, other) === cost).sort(),
          );
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  },
);

test('words with the same start are found together', () => {
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 40 }), letters, (words, start) => {
      const index = indexOf(words);
      const found = wordsStartingWith(index, start).map((id) => index.wordAt(id));
      expect(found).toEqual(words.filter((word) => word.startsWith(start)).sort());
    }),
  );
});
