import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldCase } from '#mocks/areas/catalogue/records/skuNumbers.ts';
import { history } from './history.ts';
import { entriesWithWords } from './searchTexts.ts';

const { all, searchTexts } = history();
const textOf = ({ entityLabel, entityId, actor }: (typeof all)[number]): string =>
  foldCase(`${entityLabel} ${entityId} ${actor.name}`);

test('words find the entries that have all of them in the record or in the person', () => {
  const part = fc
    .record({ entry: fc.constantFrom(...all), from: fc.nat(8), length: fc.integer({ min: 1, max: 6 }) })
    .map(({ entry, from, length }) => textOf(entry).slice(from, from + length))
    .filter((text) => /^\S+$/.test(text));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 3 }), (words) => {
      const expected = all.filter((entry) => words.every((word) => textOf(entry).includes(word)));
      expect(entriesWithWords(all, searchTexts, words)).toEqual(expected);
    }),
  );
});
