import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClusterItem, Slices } from './clusterTypes.ts';
import { readMeasure } from './measures.ts';
import { findDimension, groupByScale, linkScales } from './sameScales.ts';
import { isSameMeasure } from './units.ts';

function drain<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}
const item = (title: string, unit?: string | null): ClusterItem => ({
  id: title,
  title,
  productCount: 1,
  unit,
});
const groupsOf = (...items: ClusterItem[]): string[][] =>
  drain(groupByScale(items)).map((group) => group.items.map(({ title }) => title));
const linksOf = (...texts: string[]) => drain(linkScales(texts.map((text) => readMeasure(text))));

test.each([
  [['1 g', '2 g', '1 ml'], 'weight'],
  [['1 ml', '1 g', '1 mm'], 'length'],
  [['16 oz', '12 oz', '1 lb'], 'weight'],
  [['16 oz', 'tall'], undefined],
  [[], undefined],
])('the values %j measure a %s', (titles, dimension) => {
  expect(findDimension(titles.map((title) => item(title)))).toBe(dimension);
});

test('one amount in units of one system is one group, with its amount', () => {
  const groups = drain(
    groupByScale([item('1 l'), item('1000 ml'), item('1.0 l'), item('100 cl'), item('33.8 oz')]),
  );
  expect(groups.map(({ items, measure }) => [items.map(({ title }) => title), measure?.amount])).toEqual([
    [['1 l', '1000 ml', '1.0 l', '100 cl'], '1'],
    [['33.8 oz'], '33.8'],
  ]);
});

test('the unit of the feature decides which ounce a value is in, before the other values do', () => {
  expect(
    groupsOf(item('16 oz', 'g'), item('1 lb'), item('16 oz', 'oz'), item('473 ml'), item('1 pt')),
  ).toEqual([['16 oz', '1 pt'], ['16 oz', '1 lb'], ['473 ml']]);
});

test.each([
  [[item('Capacity (oz)', 'oz'), item('capacity [ml] ', 'ml'), item('Capacity', 'l')], 1],
  [[item('Capacity (oz)', 'oz'), item('Capacity', 'g')], 2],
  [[item('Size (EU)', 'cm'), item('Size', 'cm')], 2],
  [[item('Size (EU', 'cm'), item('Size EU', 'cm')], 1],
  [[item('?', 'cm'), item('!', 'cm')], 0],
  [[item('Size', null), item('Size')], 0],
  [[item('Size', 'stones'), item('Size', 'stones')], 0],
  [[item('(cm)', 'cm'), item('cm', 'mm')], 1],
])('features are grouped by title and dimension: %j into %d', (items, count) => {
  expect(groupsOf(...items)).toHaveLength(count);
});

test('a feature has no amount', () => {
  expect(drain(groupByScale([item('Capacity', 'ml')])).map(({ measure }) => measure)).toEqual([null]);
});

test('amounts of two systems are linked when they are the same but for rounding', () => {
  expect(linksOf('473 ml', '16 oz')).toEqual([{ a: 0, b: 1, similarity: expect.closeTo(0.99963, 5) }]);
  expect(linksOf('16 oz', '473 ml')).toEqual([{ a: 1, b: 0, similarity: expect.closeTo(0.99963, 5) }]);
  expect(linksOf('0 ml', '0 oz')).toEqual([{ a: 0, b: 1, similarity: 1 }]);
  expect(linksOf('475 ml', '473 ml', '1 mm', 'x')).toEqual([]);
  expect(linksOf('25.4 mm', '25.4 ml', '1 in')).toEqual([{ a: 0, b: 2, similarity: 1 }]);
});

test('the links are those of amounts that are the same', () => {
  const amount = fc.tuple(fc.integer({ min: 0, max: 80 }), fc.constantFrom('ml', 'oz', 'cl', 'mm', 'in'));
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 12 }), (all) => {
      const measures = all.map(([count, unit]) => readMeasure(`${count} ${unit}`));
      const found = drain(linkScales(measures)).map(({ a, b }) => [a, b].toSorted((x, y) => x - y).join());
      const expected = measures.flatMap((one, a) =>
        measures.flatMap((other, b) =>
          one && other && a < b && one.unit.system !== other.unit.system && isSameMeasure(one, other)
            ? [`${a},${b}`]
            : [],
        ),
      );
      expect(found.toSorted()).toEqual(expected.toSorted());
    }),
  );
});

test('a search pauses after each 250 amounts', () => {
  const measures = Array.from({ length: 600 }, (_, index) => readMeasure(`${index + 1} ml`));
  expect([...linkScales(measures)]).toEqual([
    { done: 250, total: 600 },
    { done: 500, total: 600 },
  ]);
});
