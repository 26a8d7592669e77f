import { vi } from 'vitest';

import { at } from '#mocks/contract/homes.ts';
import type { Client, Seen } from '#tests/contract/faultyServers/unseen/client.ts';

/** Longer than a job of a few rows takes. */
const JOB_MS = 2000;

/** A job after its time, as the clock of the server tells it. */
export async function finishJob(client: Client, id: unknown): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + JOB_MS });
  try {
    return await client.read(`/jobs/${String(id)}`);
  } finally {
    vi.useRealTimers();
  }
}

/** The file of an export. */
export async function exportFile(client: Client, request: object): Promise<Seen> {
  const { body } = await client.call('POST', '/exports', request);
  await finishJob(client, at(body, 'id'));
  return client.call('GET', `/jobs/${String(at(body, 'id'))}/file`);
}
