import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMeasure } from './measures.ts';
import { convertMeasure, isSameMeasure, measureGap, MOST_FIGURES } from './units.ts';
import { findUnit, units, type Dimension } from './unitTable.ts';

function known<Found>(found: Found | null | undefined): Found {
  if (found == null) throw new Error('not found');
  return found;
}
const read = (text: string, dimension?: Dimension) => known(readMeasure(text, { dimension }));
const unit = (name: string) => known(findUnit(name));

test.each([
  ['16 oz', 'ml', undefined, '473.2', true],
  ['16 oz', 'ml', 3, '473', true],
  ['16 oz', 'ml', 9, '473.176473', false],
  ['16 oz', 'ml', 8, '473.17647', true],
  ['16 oz', 'l', 2, '0.47', true],
  ['473.176473 ml', 'fl oz', undefined, '16', false],
  ['473 ml', 'fl oz', undefined, '15.99', true],
  ['1000 ml', 'l', undefined, '1', false],
  ['0,5 l', 'ml', undefined, '500', false],
  ['11 1/2 in', 'mm', undefined, '292.1', false],
  ['12345.6 mm', 'm', undefined, '12.35', true],
  ['1234.56 m', 'mm', 4, '1235000', true],
  ['8 GB', 'MB', undefined, '8000', false],
  ['2048 MiB', 'GiB', undefined, '2', false],
  ['12345.678 ml', 'ml', 1, '12345.678', false],
  ['0 ml', 'fl oz', undefined, '0', false],
] as const)('%s in %s with %s figures are %s, rounded: %s', (text, to, figures, amount, isRounded) => {
  expect(convertMeasure(read(text), unit(to), figures)).toEqual({ amount, isRounded });
});

test('an ounce of weight is converted as one', () => {
  expect(convertMeasure(read('16 oz', 'weight'), unit('lb'))).toEqual({ amount: '1', isRounded: false });
  expect(convertMeasure(read('16 oz'), unit('lb'))).toBeNull();
});

test('what is too small to be said is nothing, and said to be rounded', () => {
  const tiny = { amount: `0.${'0'.repeat(40)}1`, unit: unit('ml') };
  expect(convertMeasure(tiny, unit('l'))).toEqual({ amount: '0', isRounded: true });
});

test.each([
  ['1000 ml', '1 l', 0],
  ['100 ml', '80 ml', 0.2],
  ['80 ml', '100 ml', 0.2],
  ['0 ml', '5 ml', 1],
  ['0 ml', '0 l', 0],
  ['1 ml', '1 mm', null],
])('%s and %s are apart by %s', (a, b, gap) => {
  expect(measureGap(read(a), read(b))).toBe(gap);
});

test.each([
  ['16 oz', '473 ml', true],
  ['475 ml', '16 oz', true],
  ['16 oz', '480 ml', false],
  ['100 ml', '101 ml', false],
  ['1 l', '1000 ml', true],
  ['12 in', '1 ft', true],
  ['12 in', '12.01 in', false],
  ['3"', '76 mm', true],
  ['1 ml', '1 mm', false],
])('whether %s and %s are the same: %s', (a, b, isSame) => {
  expect(isSameMeasure(read(a), read(b))).toBe(isSame);
});

test('how near is near enough can be said, and the limit is within it', () => {
  const [a, b] = [
    { amount: '25.4', unit: unit('mm') },
    { amount: '2', unit: unit('in') },
  ];
  expect(isSameMeasure(a, b, 0.5)).toBe(true);
  expect(isSameMeasure(a, b, 0.49)).toBe(false);
});

const pair = fc
  .tuple(fc.constantFrom(...units), fc.constantFrom(...units))
  .filter(([a, b]) => a.dimension === b.dimension);
const amounts = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 0, max: 3 }))
  .map(([digits, places]) => new Big(digits).div(10 ** places).toFixed());

test('an amount that is converted there and back is the amount', () => {
  fc.assert(
    fc.property(amounts, pair, (amount, [from, to]) => {
      const there = known(convertMeasure({ amount, unit: from }, to, MOST_FIGURES));
      const back = known(convertMeasure({ amount: there.amount, unit: to }, from, 9));
      expect(back.amount).toBe(amount);
    }),
  );
});

test('a conversion that says it lost nothing converts back exactly', () => {
  fc.assert(
    fc.property(amounts, pair, fc.integer({ min: 1, max: 9 }), (amount, [from, to], figures) => {
      const { amount: converted, isRounded } = known(convertMeasure({ amount, unit: from }, to, figures));
      const isExact = new Big(converted).times(to.factor).eq(new Big(amount).times(from.factor));
      expect(isRounded).toBe(!isExact);
      if (from.id !== to.id)
        expect(converted.replace(/^0\.0*|\./, '').replace(/0+$/, '').length).toBeLessThanOrEqual(figures);
    }),
  );
});
