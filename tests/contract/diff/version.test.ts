import { expect, test } from 'vitest';

import { judgeBump } from './version.ts';

test.each([
  ['0.1.0', '0.1.0', false, '0.2.0'],
  ['0.1.0', '0.1.1', false, '0.2.0'],
  ['0.1.9', '0.2.0', true, '0.2.0'],
  ['0.9.0', '1.0.0', true, '0.10.0'],
  ['1.2.3', '1.3.0', false, '2.0.0'],
  ['1.2.3', '2.0.0', true, '2.0.0'],
  ['1.2.3', '2.0.0-rc.1', true, '2.0.0'],
  ['2.0.0', '1.9.9', false, '3.0.0'],
  ['2026-11', '2026-11', false, undefined],
  ['2026-11', '2026-12', true, undefined],
])('from %s to %s', (before, after, enough, wanted) => {
  expect(judgeBump(before, after)).toEqual({ enough, wanted });
});
