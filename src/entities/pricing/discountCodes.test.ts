import { expect, test } from 'vitest';
import { codeLetters, defaultCodeChart, discountOf } from './discountCodes.ts';

test.each([
  ['5C', 5, 'CCCCC'],
  ['2A3B', 5, 'AABBB'],
  ['CCC', 3, 'CCC'],
  ['abc', 3, 'ABC'],
  [' 2a1b ', 3, 'AAB'],
  ['A2B', 3, 'ABB'],
  ['C', 4, 'CCCC'],
  ['12C', 12, 'CCCCCCCCCCCC'],
])('the code %j for %d columns is %s', (code, columns, letters) => {
  expect(codeLetters(code, columns)?.join('')).toBe(letters);
});

test.each([
  ['5C', 4],
  ['2A3B', 4],
  ['', 3],
  ['5', 5],
  ['C5', 5],
  ['C-C', 2],
  ['Ä', 1],
  ['100C', 100],
  ['CC', 1],
  ['!C', 1],
])('%j is no code for %d columns', (code, columns) => {
  expect(codeLetters(code, columns)).toBeNull();
});

test('a supplier starts with the chart of the trade', () => {
  expect(Object.entries(defaultCodeChart).sort(([a], [b]) => a.localeCompare(b))).toEqual([
    ['A', 50],
    ['B', 45],
    ['C', 40],
    ['D', 35],
    ['E', 30],
    ['F', 25],
    ['G', 20],
    ['H', 15],
    ['I', 10],
    ['J', 5],
    ['K', 0],
    ['L', 70],
    ['M', 65],
    ['N', 60],
    ['O', 55],
    ['P', 50],
    ['Q', 45],
    ['R', 40],
    ['S', 35],
    ['T', 30],
    ['U', 25],
    ['V', 20],
  ]);
});

test('a letter outside the chart has no discount, even one named like an inherited property', () => {
  expect(discountOf(' c ', defaultCodeChart)).toBe(40);
  expect(discountOf('K', defaultCodeChart)).toBe(0);
  for (const letter of ['X', '', 'constructor', '__proto__', 'toString']) {
    expect(discountOf(letter, defaultCodeChart)).toBeNull();
  }
});
