import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMeasure, hasAmbiguousUnit, readMeasure, readNumber } from './measures.ts';
import { units } from './unitTable.ts';

test.each([
  ['16', '16'],
  [' 16 ', '16'],
  ['１６', '16'],
  ['0,5', '0.5'],
  ['0.5', '0.5'],
  ['.5', '0.5'],
  ['1.50', '1.5'],
  ['0,500', '0.5'],
  ['0.125', '0.125'],
  ['12345.678', '12345.678'],
  ['1,234.5', '1234.5'],
  ['1.234,5', '1234.5'],
  ['12,345,678', '12345678'],
  ['12.345.678', '12345678'],
  ['1,234,567.25', '1234567.25'],
  ['1.234.567,25', '1234567.25'],
  ['0,123,456', null],
  ['0.123.456', null],
  ['1,000', null],
  ['1.000', null],
  ['999.999', null],
  ['1234,567', '1234.567'],
  ['1,23,4', null],
  ['1..2', null],
  ['5.', null],
  ['1/2', '0.5'],
  ['½', '0.5'],
  ['11½', '11.5'],
  ['11 ½', '11.5'],
  ['11 1/2', '11.5'],
  ['11-1/2', '11.5'],
  ['2 3/16', '2.1875'],
  ['⅞', '0.875'],
  ['1/3', null],
  ['⅓', null],
  ['1 1/3', null],
  ['3/2', null],
  ['2/2', null],
  ['1/0', null],
  ['0/0', null],
  ['1.5 1/2', null],
  ['1,000 1/2', null],
  ['10-12', null],
  ['-5', null],
  ['x', null],
  ['16x', null],
  ['x16', null],
  ['1/2x', null],
  ['', null],
  ['1'.repeat(24), '1'.repeat(24)],
  ['1'.repeat(25), null],
])('the number %j is %s', (text, amount) => {
  expect(readNumber(text)).toBe(amount);
});

test.each([
  ['1,000', '.', '1000'],
  ['1,000', ',', '1'],
  ['1.000', '.', '1'],
  ['1.000', ',', '1000'],
  ['0,5', '.', '0.5'],
  ['0.5', ',', '0.5'],
  ['12.345', ',', '12345'],
  ['1,500 1/2', '.', '1500.5'],
] as const)('the number %j of a language with the decimal mark %j is %s', (text, mark, amount) => {
  expect(readNumber(text, mark)).toBe(amount);
});

test.each([
  ['16 oz', '16', 'fl oz'],
  ['16oz', '16', 'fl oz'],
  ['16-ounce', '16', 'fl oz'],
  ['16 Fl. Oz.', '16', 'fl oz'],
  ['  0,5 l ', '0.5', 'l'],
  ['11 1/2 in', '11.5', 'in'],
  ['11-1/2"', '11.5', 'in'],
  ['11½”', '11.5', 'in'],
  ['11 ½″', '11.5', 'in'],
  ['1/2in', '0.5', 'in'],
  ['473 ml', '473', 'ml'],
  ['473㎖', '473', 'ml'],
  ['½ cup', '0.5', 'cup'],
  ['½cup', '0.5', 'cup'],
  ['.75 l', '0.75', 'l'],
  ['8 GB', '8', 'GB'],
  ['8 sq. in.', '8', 'in²'],
])('%j is %s %s', (text, amount, id) => {
  const measure = readMeasure(text);
  expect([measure?.amount, measure?.unit.id]).toEqual([amount, id]);
});

test.each([
  '16',
  'oz',
  '16 stones',
  '1,000 ml',
  '⅓ cup',
  '10-12 oz',
  '10 x 20 cm',
  'about 16 oz',
  '16 oz mug',
  '',
  '-5 cm',
])('%j is no measure', (text) => {
  expect(readMeasure(text)).toBeNull();
});

test('the dimension decides which ounce it is, and the language what a mark is', () => {
  expect(readMeasure('16 oz', { dimension: 'weight' })?.unit.id).toBe('oz');
  expect(readMeasure('16 oz', { dimension: 'length' })).toBeNull();
  expect(readMeasure('1,000 ml', { decimalMark: '.' })?.amount).toBe('1000');
});

test('only a measure in ounces has an ambiguous unit', () => {
  expect(hasAmbiguousUnit('16 oz')).toBe(true);
  expect(hasAmbiguousUnit('16 ml')).toBe(false);
  expect(hasAmbiguousUnit('oz')).toBe(false);
});

test('what is written is read again', () => {
  const half = readMeasure('½ l');
  expect(half && formatMeasure(half, ',')).toBe('0,5 l');
  expect(half && formatMeasure(half)).toBe('0.5 l');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999 }),
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom(...units),
      fc.constantFrom('.', ','),
      (digits, places, unit, decimalMark) => {
        const amount = String(digits / 10 ** places);
        fc.pre(!amount.includes('e'));
        const text = formatMeasure({ amount, unit }, decimalMark);
        expect(readMeasure(text, { dimension: unit.dimension, decimalMark })).toEqual({ amount, unit });
      },
    ),
  );
});
