import { env } from 'node:process';
import { expect, test } from 'vitest';

import { CHALLENGE, send } from '#mocks/core/replies.ts';

import { tell } from '#tests/contract/report/findingText.ts';
import type { Finding } from '#tests/contract/run/ledger.ts';
import { catalogue } from './catalogue.ts';
import { judge } from './judge.ts';
import type { FaultyServer } from './faultyServer.ts';
import { changeSuccess, replaceAnswer } from './buildAnswers.ts';

/** More of them: `CONTRACT_SEEDS=200 npx vitest run tests/contract/faultyServers`. */
const SEEDS = Number(env['CONTRACT_SEEDS'] ?? '2');

const shown = (found: readonly Finding[]): string[] =>
  found.map(
    (one) =>
      `${one.operation.id} ${one.check}: ${tell(one).sentence}\n${tell(one).curl}\n${tell(one).answered}`,
  );

test('the catalogue has at least 40 faults, and each has a name of its own', () => {
  expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
  expect(catalogue.length).toBeGreaterThanOrEqual(40);
});

test.each(catalogue.map((fault) => ({ ...fault, fault })))('$caughtBy catches: $name', async ({ fault }) => {
  const found = await judge(fault, {
    seed: 7,
    runs: 6,
    only: [fault.of, fault.after ?? fault.of],
    strict: fault.strict ?? false,
    until: (check) => check === fault.caughtBy,
  });
  expect(found.map(({ check }) => check)).toContain(fault.caughtBy);
});

const ownWords: { of: FaultyServer['of']; answer: FaultyServer['answer'] }[] = [
  { of: 'registerUser', answer: changeSuccess(() => ({ id: 7 })) },
  { of: 'logoutUser', answer: changeSuccess((body) => (body['status'] === 0 ? body : { ok: true })) },
  {
    of: 'listSuppliers',
    answer: replaceAnswer(
      ({ status }) => status === 401,
      () => send(401, { status: 0 }, 'application/json', CHALLENGE),
    ),
  },
];

test.each(ownWords)('D35 a server whose $of answers in its own words breaks nothing', async (own) => {
  const server = { ...own, name: `${own.of} in its own words`, caughtBy: '' };
  expect(shown(await judge(server, { seed: 7, runs: 6, only: [own.of] }))).toEqual([]);
});

test.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
  'the faithful server breaks nothing (seed %i)',
  async (seed) => {
    expect(shown(await judge(undefined, { seed, runs: 6, strict: true }))).toEqual([]);
  },
  300_000,
);
