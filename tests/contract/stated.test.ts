import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { allChecks } from './checks/allChecks.ts';

const text = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const [, after = ''] = text.split('## Where each rule is stated');
const [table = ''] = after.split('\n## ');

test('the README says of every check, and of no other, where its rule is stated', () => {
  const cells = [...table.matchAll(/^\| (`[^|]+) \| +(\S[^|]*?) +\|$/gm)];
  const named = cells.flatMap(([, ids = '']) => [...ids.matchAll(/`([^`]+)`/g)].map(([, id]) => id));
  expect(named.toSorted()).toEqual(allChecks.map(({ id }) => id));
});
