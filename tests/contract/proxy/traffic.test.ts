import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { isRecord } from '#mocks/contract/homes.ts';
import { PASSWORD } from '#mocks/core/users.ts';

import { catalogue } from '#tests/contract/faultyServers/catalogue.ts';
import type { FaultyServer } from '#tests/contract/faultyServers/faultyServer.ts';
import { startServer } from '#tests/contract/faultyServers/startServer.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import { inOrder } from '#tests/contract/run/order.ts';
import { type ExampleRequest, exampleRequest } from '#tests/support/exampleRequest.ts';
import { startProxy } from './startProxy.ts';
import type { Violation } from './traffic.ts';

const contract = readContract(readFileSync(join(import.meta.dirname, '../../../openapi.yaml'), 'utf8'));

/** The checks of what can be seen in one call that somebody else made. */
const SEEN_BY_PASSING = new Set([
  ...['content-type', 'extra-properties', 'needs-login', 'readable', 'reply-headers'],
  ...['schema', 'server-error', 'status', 'whole-answer'],
]);
/** Whether a token lives only the server knows. Bodies are all judged alike: some of their faults are enough. */
const faults = catalogue.filter(
  ({ caughtBy, name }, index) =>
    SEEN_BY_PASSING.has(caughtBy) &&
    !/living token|by accident/.test(name) &&
    (caughtBy !== 'schema' || index % 4 === 0),
);

/** Sends a call as a browser does. What comes back is not of interest, nor whether anything does. */
async function send(origin: string, { call, asked }: ExampleRequest, token?: string): Promise<string> {
  const [method = 'GET', path = '/'] = call.split(' ');
  const headers = new Headers(asked.headers);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const { body } = asked;
  const ready = body instanceof FormData || body instanceof URLSearchParams || typeof body === 'string';
  if (body !== undefined && !headers.has('content-type') && (!ready || typeof body === 'string'))
    headers.set('content-type', 'application/json');
  const sent = body === undefined ? {} : { body: ready ? body : JSON.stringify(body) };
  return fetch(`${origin}/api${path}`, { method, headers, redirect: 'manual', ...sent }).then(
    (response) => response.text(),
    () => '',
  );
}

async function signIn(origin: string): Promise<string> {
  const body = { email: 'admin@backroom.test', password: PASSWORD };
  const answered = await send(origin, { call: 'POST /users/authenticate', asked: { body } });
  return /tok_\w+/.exec(answered)?.[0] ?? '';
}

/** The proxy before a server with this fault, or with none. */
async function withProxy(
  fault: FaultyServer | undefined,
  ask: (origin: string, token: string) => Promise<void>,
): Promise<Violation[]> {
  const server = await startServer(`proxy ${fault?.name ?? 'faithful'}`, fault);
  const found: Violation[] = [];
  const proxy = await startProxy({
    contract,
    server: new URL(server.base),
    ...{ port: 0, strict: true, errors: false, giveUpMs: 1000 },
    onViolations: (violations) => found.push(...violations),
  });
  try {
    await ask(proxy.origin, await signIn(proxy.origin));
  } finally {
    await Promise.all([proxy.close(), server.close()]);
  }
  return found;
}

test('faithful traffic of every operation breaks nothing', async () => {
  const found = await withProxy(undefined, async (origin) => {
    for (const { id } of inOrder(contract, contract.operations)) {
      await send(origin, exampleRequest(id), await signIn(origin));
    }
  });
  expect(found).toEqual([]);
});

/** The example, something that is not there, what is wrong, letters of all kinds, and nobody who asks. */
async function askAllWays(origin: string, token: string, id: string): Promise<void> {
  const right = exampleRequest(id);
  const { call, asked } = right;
  const { body } = asked;
  const texts = Object.entries(isRecord(body) ? body : {}).flatMap(([name, one]) =>
    typeof one === 'string' ? [{ [name]: `${one} 😀 O'Brien` }] : [],
  );
  const other = (changed: unknown): ExampleRequest => ({ call, asked: { ...asked, body: changed } });
  await send(origin, right, token);
  await send(origin, { call: call.replace(/\/[^/?]*\d[^/?]*/, '/nothing-there'), asked }, token);
  if (body !== undefined) {
    await send(origin, other({}), token);
    await send(origin, other('{"half": '), token);
    for (const changed of texts) await send(origin, other({ ...Object(body), ...changed }), token);
  }
  await send(origin, right, undefined);
}

test.each(faults.map((fault) => ({ ...fault, fault })))('$caughtBy names: $name', async ({ fault }) => {
  const found = await withProxy(fault, (origin, token) => askAllWays(origin, token, fault.of));
  const named = found.filter(({ operation }) => operation === fault.of).map(({ rule }) => rule);
  expect(named).toContain(fault.caughtBy);
});
