import { expect, test } from 'vitest';

import { grouped } from '#tests/contract/report/grouped.ts';
import { standingOf } from '#tests/contract/run/standing.ts';
import { askServer, judge } from './judge.ts';
import type { Variant } from './variants/variant.ts';
import { variants } from './variants/variants.ts';

const SEED = 7;
const RUNS = 2;

const question = ({ operations }: Variant) => ({ seed: SEED, runs: RUNS, only: operations });
const working = variants.filter(({ neverWorks }) => neverWorks !== true);

test('there are at least 60 variants, and each has a name of its own', () => {
  expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
  expect(variants.length).toBeGreaterThanOrEqual(60);
});

test.each(working)('a faulty server is found out: $name', async (variant) => {
  const { name, start } = variant;
  const found = await judge({ name, answer: start() }, { ...question(variant), until: () => true });
  expect(found).not.toEqual([]);
});

test.each(variants.filter(({ neverWorks }) => neverWorks === true))(
  'a server that never works has no operation that keeps the contract: $name',
  async (variant) => {
    const { name, start } = variant;
    const { verdicts } = await askServer({ name, answer: start() }, question(variant));
    const kept = [...grouped(verdicts, ({ operation }) => operation.id).values()].filter(
      (own) => standingOf(own) === 'kept',
    );
    expect(kept).toEqual([]);
  },
);
