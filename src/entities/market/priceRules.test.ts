import { describe, expect, test } from 'vitest';
import {
  comparesWith,
  findDecidingRule,
  inPriorityOrder,
  isInRuleScope,
  type PriceRuleScope,
} from './priceRules.ts';

const product = { categoryIds: ['mugs', 'drinkware'], supplierId: 'sup-1', isKvi: true, brand: 'Lagoon' };
const all: PriceRuleScope = { categoryIds: [], supplierIds: [], brand: null, kviOnly: false };

describe('the scope of a rule', () => {
  test.each([
    ['everything', all, true],
    ['its category', { ...all, categoryIds: ['mugs', 'pens'] }, true],
    ['a category above it', { ...all, categoryIds: ['drinkware'] }, true],
    ['another category', { ...all, categoryIds: ['pens'] }, false],
    ['its supplier', { ...all, supplierIds: ['sup-1'] }, true],
    ['another supplier', { ...all, supplierIds: ['sup-2'] }, false],
    ['its brand in other letters', { ...all, brand: 'LAGOON' }, true],
    ['another brand', { ...all, brand: 'Birch' }, false],
    ['key value items', { ...all, kviOnly: true }, true],
    ['its category at another supplier', { ...all, categoryIds: ['mugs'], supplierIds: ['sup-2'] }, false],
  ])('%s', (_name, scope, isIn) => {
    expect(isInRuleScope(product, scope)).toBe(isIn);
  });

  test('a product without a brand is in no scope of a brand, one that is no key value item in none of those', () => {
    expect(isInRuleScope({ ...product, brand: null }, { ...all, brand: 'Lagoon' })).toBe(false);
    expect(isInRuleScope({ ...product, isKvi: false }, { ...all, kviOnly: true })).toBe(false);
  });
});

test('a rule compares with all, only some, or all but some', () => {
  expect(comparesWith({ mode: 'all', ids: [] }, 'cmp-1')).toBe(true);
  expect(comparesWith({ mode: 'all', ids: ['cmp-1'] }, 'cmp-1')).toBe(true);
  expect(comparesWith({ mode: 'only', ids: ['cmp-1'] }, 'cmp-1')).toBe(true);
  expect(comparesWith({ mode: 'only', ids: ['cmp-1'] }, 'cmp-2')).toBe(false);
  expect(comparesWith({ mode: 'except', ids: ['cmp-1'] }, 'cmp-1')).toBe(false);
  expect(comparesWith({ mode: 'except', ids: ['cmp-1'] }, 'cmp-2')).toBe(true);
});

describe('of several rules', () => {
  const rule = (
    name: string,
    priority: number,
    state: 'draft' | 'active' | 'off' = 'active',
    scope = all,
  ) => ({
    ...{ name, priority, state, scope },
  });

  test('the lowest number comes first, of one number the first name', () => {
    const orders = [
      ['a', 'b', 'c'],
      ['a', 'c', 'b'],
      ['b', 'a', 'c'],
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
      ['c', 'b', 'a'],
    ];
    for (const names of orders) {
      const sorted = inPriorityOrder([...names.map((name) => rule(name, 2)), rule('d', 1)]);
      expect(sorted.map(({ name }) => name)).toEqual(['d', 'a', 'b', 'c']);
    }
  });

  test('the first active one decides that the product is in the scope of', () => {
    const rules = [
      rule('Everything', 9),
      rule('Draft', 1, 'draft'),
      rule('Off', 2, 'off'),
      rule('Pens', 3, 'active', { ...all, categoryIds: ['pens'] }),
      rule('Drinkware', 4, 'active', { ...all, categoryIds: ['drinkware'] }),
    ];
    expect(findDecidingRule(rules, product)?.name).toBe('Drinkware');
    expect(findDecidingRule(rules.slice(1, 4), product)).toBeUndefined();
  });
});
