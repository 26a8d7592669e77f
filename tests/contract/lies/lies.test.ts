import { env } from 'node:process';
import { expect, test } from 'vitest';

import { tell } from '#tests/contract/report/told.ts';
import type { Finding } from '#tests/contract/run/ledger.ts';
import { catalogue } from './catalogue.ts';
import { judge } from './judge.ts';

/** More of them: `CONTRACT_SEEDS=200 npx vitest run tests/contract/lies`. */
const SEEDS = Number(env['CONTRACT_SEEDS'] ?? '2');

const shown = (found: readonly Finding[]): string[] =>
  found.map(
    (one) =>
      `${one.operation.id} ${one.check}: ${tell(one).sentence}\n${tell(one).curl}\n${tell(one).answered}`,
  );

test('the catalogue has at least 40 lies, and each has a name of its own', () => {
  expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
  expect(catalogue.length).toBeGreaterThanOrEqual(40);
});

test.each(catalogue.map((lie) => ({ ...lie, lie })))('$caughtBy catches: $name', async ({ lie }) => {
  const found = await judge(lie, {
    seed: 7,
    runs: 6,
    only: [lie.of, lie.after ?? lie.of],
    strict: lie.strict ?? false,
  });
  expect(found.map(({ check }) => check)).toContain(lie.caughtBy);
});

test.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
  'the faithful server breaks nothing (seed %i)',
  async (seed) => {
    expect(shown(await judge(undefined, { seed, runs: 6, strict: true }))).toEqual([]);
  },
  120_000,
);
