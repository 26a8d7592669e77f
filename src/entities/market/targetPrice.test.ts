import { expect, test } from 'vitest';
import { decimal } from '#entities/pricing/decimal.ts';
import { offer, product } from '#tests/support/ruledProduct.ts';
import type { PriceStrategy } from './priceRuleTerms.ts';
import { targetPrice } from './targetPrice.ts';

const target = (strategy: PriceStrategy, prices = ['1.80', '1.60']): string | null => {
  const beside = product({ offers: prices.map((price) => offer(price)) });
  const found = targetPrice(strategy, beside, 100, decimal('2.00'));
  return found === null ? null : found.toFixed(2);
};

test('matching the lowest keeps no distance, whatever the rule had before', () => {
  expect(target({ kind: 'matchLowest', amount: '5', unit: 'percent' })).toBe('1.60');
  expect(target({ kind: 'belowLowest', amount: '5', unit: 'percent' })).toBe('1.52');
});

test('a price that is held has no target, and neither has one beside no offers', () => {
  expect(target({ kind: 'hold', amount: null, unit: 'percent' })).toBeNull();
  expect(target({ kind: 'matchLowest', amount: null, unit: 'percent' }, [])).toBeNull();
});
