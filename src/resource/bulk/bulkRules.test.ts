import { expect, test } from 'vitest';
import { canRetry, isCountConfirmed, needsCountConfirmed } from './bulkRules.ts';

test.each([
  [500, false],
  [501, true],
])('whether a plan of %i rows has to be confirmed by typing its number: %s', (affected, needed) => {
  expect(needsCountConfirmed({ affected })).toBe(needed);
});

test.each([
  ['1234', true],
  ['1,234', true],
  ['1.234', true],
  ['1 234', true],
  [' 1\u202f234 ', true],
  ['1’234', true],
  ['12345', false],
  ['', false],
  ['yes 1234', false],
  ['-1234', false],
])('whether "%s" is read as the number 1234: %s', (input, is) => {
  expect(isCountConfirmed(input, 1234)).toBe(is);
});

test.each([
  ['done', false],
  ['doneWithErrors', true],
  ['failed', true],
  ['cancelled', true],
  ['running', false],
] as const)('whether a job that is %s can be tried again: %s', (state, can) => {
  expect(canRetry({ state })).toBe(can);
});
