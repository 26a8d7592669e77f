import { expect, test } from 'vitest';
import { changedBy } from './changedBy.ts';

test.each([
  ['1', '1', '2', 'theirs'],
  ['1', '2', '1', 'mine'],
  ['1', '2', '3', 'both'],
  ['1', '2', '2', null],
  ['1', '1', '1', null],
])('from %s to mine %s and theirs %s, the field was changed by: %s', (base, mine, theirs, who) => {
  expect(changedBy(base, mine, theirs, Object.is)).toBe(who);
});
