import { expect, test } from 'vitest';

import { judge } from './judge.ts';
import type { Variant } from './variants/variant.ts';
import { variants } from './variants/variants.ts';

const SEED = 7;
const RUNS = 2;

const findingsOf = ({ name, operations, start }: Variant) =>
  judge({ name, answer: start() }, { seed: SEED, runs: RUNS, only: operations });

test('there are at least 60 variants, and each has a name of its own', () => {
  expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
  expect(variants.length).toBeGreaterThanOrEqual(60);
});

test.each(variants.filter(({ neverWorks }) => neverWorks !== true))(
  'a faulty server is found out: $name',
  async (variant) => {
    expect(await findingsOf(variant)).not.toEqual([]);
  },
);

test.each(variants.filter(({ neverWorks }) => neverWorks === true))(
  'a server that never works does not pass: $name',
  async (variant) => {
    expect(await findingsOf(variant)).not.toEqual([]);
  },
);
