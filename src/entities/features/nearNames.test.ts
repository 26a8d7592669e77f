import { distance } from 'fastest-levenshtein';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GroupLink, Slices } from './clusterTypes.ts';
import { phoneticKey } from './featureKeys.ts';
import { linkNearNames } from './nearNames.ts';

function drain<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}
const linksOf = (keys: readonly string[], minSimilarity?: number): GroupLink[] =>
  drain(linkNearNames(keys, minSimilarity));

test.each([
  ['colour', 'color', 1 / 6],
  ['polyester', 'polyster', 1 / 9],
  ['stainless steel', 'stainles stel', 2 / 15],
  ['grey', 'gray', 1 / 4],
  ['fifes', 'fives', 1 / 5],
  ['abcde', 'abcdf', 1 / 5],
  ['16 oz mugg', '16 oz mug', 1 / 10],
  ['1.5 gallons', '1.5 gallon', 1 / 11],
])('%j is near %j', (a, b, gap) => {
  const [link, ...more] = linksOf([a, b]);
  expect(more).toEqual([]);
  expect(link).toMatchObject({ a: 0, b: 1 });
  expect(link?.similarity).toBeCloseTo(1 - gap);
  expect(linksOf([b, a])).toHaveLength(1);
});

test.each([
  ['bold', 'gold'],
  ['abcd', 'abce'],
  ['16 oz mug', '18 oz mug'],
  ['1.5 gallon', '1.6 gallon'],
  ['1/2 gallon', '1/4 gallon'],
  ['abcdefghijklmnopqrst', 'abcdefghijklmnopqxyz'],
  ['xa', 'xe'],
  ['', 'a'],
])('%j is not near %j', (a, b) => {
  expect(linksOf([a, b])).toEqual([]);
});

test('three edits are too many unless the names sound alike', () => {
  expect(linksOf(['abcdefghijklmnopqrst', 'abcdefghijklmnopqraei'])).toEqual([]);
  const [link] = linksOf(['kathareena maria', 'catharina maria']);
  expect(link?.similarity).toBeCloseTo(1 - 3 / 16);
});

test('a search pauses after each hundred names', () => {
  const keys = Array.from({ length: 250 }, (_, index) => `name ${index}`);
  expect([...linkNearNames(keys)]).toEqual([
    { done: 100, total: 250 },
    { done: 200, total: 250 },
  ]);
});

const numbers = (key: string): string => (key.match(/\d[\d./]*/g) ?? []).join(' ');

test('no near name is missed', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'e', 'b', 'k', 'c', ' ', '1'),
    minLength: 1,
    maxLength: 13,
  });
  const slip = fc
    .tuple(letters, fc.nat(12), fc.nat(12), fc.constantFrom('', 'a', 'k', 'be'))
    .map(([text, at, cut, added]) => [text, `${text.slice(0, at)}${added}${text.slice(at + (cut % 3))}`]);
  fc.assert(
    fc.property(fc.array(slip, { maxLength: 6 }), fc.constantFrom(undefined, 0.6), (slips, minSimilarity) => {
      const keys = [...new Set(slips.flat().filter((text) => text !== ''))];
      const near = keys.flatMap((b, place) =>
        keys.slice(0, place).flatMap((a, other) => {
          const edits = distance(a, b);
          const similarity = 1 - edits / Math.max(a.length, b.length);
          const soundsAlike = phoneticKey(a) === phoneticKey(b);
          const needed = (minSimilarity ?? 0.8) - (soundsAlike ? 0.1 : 0);
          const isNear = numbers(a) === numbers(b) && similarity >= needed && (soundsAlike || edits <= 2);
          return isNear ? [{ a: other, b: place, similarity }] : [];
        }),
      );
      const found = linksOf(keys, minSimilarity).toSorted((x, y) => x.b - y.b || x.a - y.a);
      expect(found).toEqual(near);
    }),
    { numRuns: 200 },
  );
});
