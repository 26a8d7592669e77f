import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { differs, takenFrom, toggledLocks } from './sourceRules.ts';

const { product } = examples;
const field = (name: string, ours: string | null, theirs: string | null, locked = false) => ({
  field: name,
  ours,
  theirs,
  locked,
});

test.each([
  ['a', 'a', false],
  ['a', 'A', true],
  [null, '', false],
  [null, 'a', true],
])('whether %j and %j differ: %s', (ours, theirs, expected) => {
  expect(differs(field('name', ours, theirs))).toBe(expected);
});

test('one lock is toggled, the others stay', () => {
  const fields = [field('name', 'a', 'b', true), field('brand', 'a', 'b'), field('moq', '1', '1', true)];
  const source = { ...examples.productSource, fields };
  expect(toggledLocks(source, 'name')).toEqual(['moq']);
  expect(toggledLocks(source, 'brand')).toEqual(['name', 'brand', 'moq']);
});

test.each([
  ['name', 'THEIR NAME', { name: 'THEIR NAME' }],
  ['moq', '77', { moq: 77 }],
  ['leadTimeDays', null, { leadTimeDays: null }],
  ['name', null, null],
  ['moq', 'seventy', null],
  ['status', 'active', null],
  ['isKvi', 'true', null],
  ['webColor', 'red', null],
])('their value is taken into %s: %j', (name, theirs, sent) => {
  const update = takenFrom(product, field(name, null, theirs));
  expect(update).toEqual(sent === null ? null : { version: product.version, ...sent });
});
