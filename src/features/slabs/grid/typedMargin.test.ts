import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPriceText } from '#entities/pricing/decimal.ts';
import { typedMargin } from './typedMargin.ts';

const cost = { breaks: [{ minQty: 50, listPrice: '6.00' }], eqp: false, codes: {} };
const dear = { breaks: [{ minQty: 50, listPrice: '999999999' }], eqp: false, codes: {} };

test.each([
  ['gp', '100', 'gpTooHigh'],
  ['gp', '150', 'gpTooHigh'],
  ['gp', '0100.5', 'gpTooHigh'],
  ['gp', '99999999999999999999', 'gpTooHigh'],
  ['gp', '36.125', 'tooPrecise'],
  ['markup', '36.125', 'tooPrecise'],
  ['markup', '10000', 'tooLarge'],
  ['markup', '9'.repeat(400), 'tooLarge'],
] as const)('%s %% of %s makes no price: %s', (margin, text, refused) => {
  expect(typedMargin(margin, text, 50, cost, 'none')).toEqual({ price: null, refused });
});

test.each([
  ['gp', '40', '10.00'],
  ['gp', '040', '10.00'],
  ['gp', '99.99', '60000.00'],
  ['markup', '150', '15.00'],
  ['markup', '9999.99', '605.9994'],
  ['gp', '', null],
  ['gp', '.', null],
] as const)('%s %% of %j is the price %s', (margin, text, price) => {
  expect(typedMargin(margin, text, 50, cost, 'none')).toEqual({ price, refused: null });
});

test('a margin whose price would have more figures than a price has is refused', () => {
  expect(typedMargin('gp', '50', 50, dear, 'none').refused).toBe('tooLarge');
  expect(typedMargin('markup', '1', 50, dear, 'none').refused).toBe('tooLarge');
});

test('whatever is typed is a price, a refusal, or nothing yet', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d.]{0,20}$/));
  fc.assert(
    fc.property(
      fc.constantFrom('gp', 'markup'),
      text,
      fc.constantFrom(cost, dear, null),
      (margin, typed, from) => {
        const { price, refused } = typedMargin(margin, typed, 50, from, 'x9');
        expect(price === null || (refused === null && isPriceText(price))).toBe(true);
      },
    ),
  );
});
