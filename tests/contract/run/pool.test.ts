import { expect, test } from 'vitest';
import { emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { readContractFile } from '#tests/contract/readContractFile.ts';
import { createPool } from './pool.ts';

test('the records of the accounts that sign in during a run are not offered, so that no call locks them out', async () => {
  const { operations } = await readContractFile('openapi.yaml');
  const list = operations.find(({ id }) => id === 'listTeam');
  if (!list) throw new Error('The contract has no list of the team.');
  const pool = createPool({}, ['admin@example.com']);
  const items = [
    { id: 'u-1', email: 'admin@example.com' },
    { id: 'u-2', email: 'other@example.com' },
  ];
  pool.learn(list, emptyRequest, { items });
  expect(pool.placed('/team/{memberId}', 'memberId')).toEqual(['u-2']);
});
