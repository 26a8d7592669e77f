import { expect, test } from 'vitest';
import { decimal } from '#entities/pricing/decimal.ts';
import { positionOf } from './marketPosition.ts';

test.each([
  ['98.99', '1', 'cheaper'],
  ['99.00', '1', 'tied'],
  ['100', '0', 'tied'],
  ['101.00', '1', 'tied'],
  ['101.01', '1', 'dearer'],
  ['100.01', '0', 'dearer'],
  ['99.99', '0', 'cheaper'],
  ['101.5', '1.5', 'tied'],
])('an index of %s with a tolerance of %s percent is %s', (index, tolerance, position) => {
  expect(positionOf(decimal(index), tolerance)).toBe(position);
});
