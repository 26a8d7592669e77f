import { expect, test } from 'vitest';
import { mostCommon, orderFacet } from './facetOrder.ts';

const values = (counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));
const order = (counts: Record<string, number>, chosen: string[] = [], language = 'en') =>
  orderFacet(values(counts), chosen, language).map(({ value, count }) => `${value} ${count}`);

test('the order does not follow the counts', () => {
  expect(order({ Red: 40, Blue: 2, Green: 9 })).toEqual(['Blue 2', 'Green 9', 'Red 40']);
});

test('a ticked value stays in its place when it has no results any more', () => {
  expect(order({ Red: 4, Blue: 2 }, ['Green', 'Red'])).toEqual(['Blue 2', 'Green 0', 'Red 4']);
});

test('sizes are in the order of clothing, and other values come after them', () => {
  expect(order({ XL: 1, '12 oz': 1, S: 1, '2XL': 1, M: 1, 'One Size': 1 })).toEqual([
    'S 1',
    'M 1',
    'XL 1',
    '2XL 1',
    '12 oz 1',
    'One Size 1',
  ]);
});

test('numbers in names are sorted as numbers, and letters by the language', () => {
  expect(order({ 'Pack 10': 1, 'Pack 9': 1 })).toEqual(['Pack 9 1', 'Pack 10 1']);
  expect(order({ Zink: 1, Österreich: 1 }, [], 'de')).toEqual(['Österreich 1', 'Zink 1']);
});

test('of many values the commonest and the ticked ones are shown, in their places', () => {
  const options = values({ Amber: 1, Blue: 9, Cyan: 3, Grey: 1, Red: 4 }).map(({ value, count }) => ({
    id: value,
    count,
  }));
  const ids = (chosen: string[], most: number) => mostCommon(options, chosen, most).map(({ id }) => id);
  expect(ids([], 2)).toEqual(['Blue', 'Red']);
  expect(ids(['Amber', 'Red'], 2)).toEqual(['Amber', 'Blue', 'Red']);
  expect(ids([], 5)).toEqual(['Amber', 'Blue', 'Cyan', 'Grey', 'Red']);
});
