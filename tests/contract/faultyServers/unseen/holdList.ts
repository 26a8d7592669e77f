import { expect, test } from 'vitest';

import { judge } from '#tests/contract/faultyServers/judge.ts';
import type { Variant } from '#tests/contract/faultyServers/variants/variant.ts';

/** Says that nothing could be tried, of the faithful server too. */
const NOTHING_TRIED = 'works';

/** The checks that find a fault. */
async function findChecks({ name, start, operations }: Variant): Promise<readonly string[]> {
  const question = { seed: 7, runs: 2, only: operations, until: () => true };
  const found = await judge({ name, answer: start() }, question);
  return found.map(({ check }) => check).filter((check) => check !== NOTHING_TRIED);
}

/** Each fault of a list of 40 is found. */
export function holdList(list: readonly Variant[]): void {
  test('there are 40 unseen faults, and each has a name of its own', () => {
    expect(new Set(list.map(({ name }) => name)).size).toBe(40);
  });

  test.each(list)('an unseen fault is found: $name', async (variant) => {
    expect(await findChecks(variant)).not.toEqual([]);
  });
}
