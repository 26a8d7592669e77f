import { expect, test } from 'vitest';

import { startServer } from '#tests/contract/faultyServers/startServer.ts';
import type { Variant } from '#tests/contract/faultyServers/variants/variant.ts';

import { signIn, type Client } from './client.ts';

/** Two people at one server. */
export interface Visit {
  base: string;
  admin: Client;
  service: Client;
}

/** What a person sees of a server that keeps to the contract, and of the faulty one. */
export interface Difference {
  look: (visit: Visit) => Promise<unknown>;
  kept: unknown;
  broken: unknown;
}

async function lookAt(variant: Variant | undefined, { look }: Difference, name: string): Promise<unknown> {
  const server = await startServer(
    `unseen ${variant ? 'faulty' : 'faithful'} ${name}`,
    variant && { name, answer: variant.start() },
  );
  try {
    const { base } = server;
    const admin = await signIn(base, 'admin@backroom.test');
    return await look({ base, admin, service: await signIn(base, 'service@backroom.test') });
  } finally {
    await server.close();
  }
}

/** Each of these servers does what its name says, and the mock does not. */
export function showDifferences(
  variants: readonly Variant[],
  differences: Readonly<Record<string, Difference>>,
): void {
  test.each([...variants])('the fault is real: $name', async (variant) => {
    const difference = differences[variant.name];
    if (!difference) throw new Error(`nothing shows: ${variant.name}`);
    expect(await lookAt(undefined, difference, variant.name)).toEqual(difference.kept);
    expect(await lookAt(variant, difference, variant.name)).toEqual(difference.broken);
  });
}
