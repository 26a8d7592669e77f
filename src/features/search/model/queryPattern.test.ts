import { expect, test } from 'vitest';
import { isCodeQuery, queryText, shownQuery } from './queryPattern.ts';

test.each(['MUG-11OZ-BLK', '48213', 'pc61_l', 'A1.2', 'ТШ-102'])('%s is a part number', (q) => {
  expect(isCodeQuery(q)).toBe(true);
});

test.each(['mug', 'usb charger', '12 oz mug', '"A12"', '', '-12', 'a1'])('%j is not a part number', (q) => {
  expect(isCodeQuery(q)).toBe(false);
});

test.each([
  ['', '*'],
  ['  ', '*'],
  [' mug ', 'mug'],
  ['"steel bottle"', '"steel bottle"'],
  ['red "steel bottle"', 'red "steel bottle"'],
  ['"steel bott', 'steel bott'],
  ['"', '*'],
  ['""', '*'],
  ['mug "" red', 'mug  red'],
  ['6" pan "non stick"', '6" pan "non stick'],
])('%j is searched for as %j', (q, text) => {
  expect(queryText(q)).toBe(text);
});

test.each([
  ['mug', 'mug', 'mug'],
  ['steel bott', '"steel bott', '"steel bott'],
  ['mug', 'mugs', 'mug'],
  ['*', 'mug', ''],
  ['*', '', ''],
])('whether the results of %j while %j stands in the box are those of %j', (searched, input, shown) => {
  expect(shownQuery(searched, input)).toBe(shown);
});
