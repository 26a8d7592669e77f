import { expect, test } from 'vitest';

import { unseen } from './unseen.ts';

test('there are 40 unseen faults, and each has a name of its own', () => {
  expect(new Set(unseen.map(({ name }) => name)).size).toBe(40);
});
