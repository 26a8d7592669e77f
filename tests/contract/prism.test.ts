import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { examples } from '#mocks/contract/examples.gen.ts';
import { operations, type Operation } from '#mocks/contract/operations.gen.ts';
import { PASSWORD } from '#mocks/core/users.ts';
import { ask, type Ask } from '#tests/support/askMock.ts';
import { exampleRequest } from '#tests/support/exampleRequest.ts';
import { readContract } from './model/readContract.ts';
import { prismExceptions } from './prismExceptions.ts';
import { tell } from './report/findingText.ts';
import { allChecks } from './checks/allChecks.ts';
import { httpTransport, type Transport } from './run/transport.ts';
import type { Outcome } from './run/verification.ts';
import { verify } from './run/verify.ts';

const PORT = 4110;
const root = join(import.meta.dirname, '../..');
let prism: ChildProcess;

/** The same request to Prism, which knows no `/api` before its paths. */
async function askPrism(call: string, { token, body, headers }: Ask = {}) {
  const [method = 'GET', path = '/'] = call.split(' ');
  const all = new Headers(headers);
  if (token !== undefined) all.set('authorization', `Bearer ${token}`);
  const form = body instanceof FormData || body instanceof URLSearchParams;
  if (body !== undefined && !form) all.set('content-type', 'application/json');
  const sent = body === undefined ? {} : { body: form ? body : JSON.stringify(body) };
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, { method, headers: all, ...sent });
  const json = /json/.test(response.headers.get('content-type') ?? '');
  const answered: unknown = json ? await response.json() : await response.text();
  return { status: response.status, headers: response.headers, body: answered };
}

const typeOf = (headers: Headers): string | undefined => headers.get('content-type')?.split(';', 1)[0];

beforeAll(async () => {
  const cli = join(root, 'node_modules/@stoplight/prism-cli/dist/index.js');
  const options = ['mock', '-h', '127.0.0.1', '-p', String(PORT), '-v', 'silent', join(root, 'openapi.yaml')];
  prism = spawn(execPath, [cli, ...options], { stdio: 'ignore' });
  for (let tries = 0; tries < 300; tries += 1) {
    if (prism.exitCode !== null) throw new Error(`Prism ended with ${prism.exitCode}`);
    if (await askPrism('GET /logged-in-user').catch(() => undefined)) return;
    await pause(100);
  }
  throw new Error('Prism does not answer');
}, 60_000);

afterAll(async () => {
  if (prism.exitCode !== null) return;
  const ended = once(prism, 'exit');
  prism.kill();
  await ended;
});

const answers = Object.entries<Operation>(operations).flatMap(([id, { replies }]) =>
  Object.entries(replies).flatMap(([status, reply]) =>
    Object.keys(reply.examples).map((example) => ({ id, status, example })),
  ),
);

describe('Prism and the mock give the same example when asked for it', () => {
  test.each(answers)('$id $status $example', async ({ id, status, example }) => {
    const request = exampleRequest(id);
    const headers = { ...request.asked.headers, prefer: `code=${status}, example=${example}` };
    const asked: Ask = { ...request.asked, token: 'any', headers };
    const [ours, theirs] = [await ask(request.call, asked), await askPrism(request.call, asked)];
    expect(ours.status).toBe(Number(status));
    expect([theirs.status, theirs.body]).toEqual([ours.status, ours.body]);
    expect(typeOf(theirs.headers)).toBe(typeOf(ours.headers));
    expect(theirs.headers.get('retry-after')).toBe(ours.headers.get('retry-after'));
  });
});

describe('Prism and the mock refuse alike', () => {
  const token = 'any';
  // With a preference the mock does not ask whether the token is alive, as Prism never does.
  const headers = { prefer: 'example=ok' };
  test.each<[string, string, Ask, number]>([
    ['no token', 'GET /logged-in-user', {}, 401],
    ['no token, proposed', 'GET /auth/me', {}, 401],
    [
      'a field too short',
      'POST /change-wd',
      { token, headers, body: { ...examples.passwordChange, password: '12345' } },
      422,
    ],
    ['a field missing', 'POST /users/authenticate', { body: { email: 'a@backroom.test' } }, 422],
    ['a cache-buster that is no number', 'GET /auth/me?_t=x', { token, headers }, 422],
    [
      'a kind of body it does not take',
      'POST /auth/forgot-password',
      { body: new URLSearchParams('email=x') },
      422,
    ],
    ['an unknown example', 'GET /users', { token, headers: { prefer: 'example=nothing' } }, 404],
    ['a status that is not described', 'GET /users', { token, headers: { prefer: 'code=418' } }, 404],
    ['an unknown path', 'GET /nothing', { token }, 404],
    ['a method the path does not have', 'PUT /account', { token }, 405],
  ])('%s', async (_what, call, asked, status) => {
    const [ours, theirs] = [await ask(call, asked), await askPrism(call, asked)];
    expect([ours.status, theirs.status]).toEqual([status, status]);
    expect(typeOf(theirs.headers)).toBe(typeOf(ours.headers));
  });
});

test('the first example of a success is what Prism says without being asked, and so the panel can start', async () => {
  expect((await askPrism('GET /logged-in-user?_t=1', { token: 'any' })).body).toEqual(examples.profileAdmin);
  expect((await askPrism('GET /node/userMenu?_t=1', { token: 'any' })).body).toEqual(examples.menuAll);
  expect((await askPrism('POST /users/authenticate', { body: examples.credentialsAdmin })).body).toEqual(
    examples.authToken,
  );
});

/** Prism never answers half a JSON text: there is nothing to wait for. */
const toPrism = (patient: Transport, impatient: Transport): Transport => {
  return (wire) => (wire.body === '{"half": ' ? impatient(wire) : patient(wire));
};

describe('Prism keeps the contract as far as a server without a memory can', () => {
  let verdicts: Outcome['verdicts'];

  beforeAll(async () => {
    const contract = readContract(readFileSync(join(root, 'openapi.yaml'), 'utf8'));
    const outcome = await verify({
      contract,
      checks: allChecks,
      transport: toPrism(httpTransport(20_000), httpTransport(50)),
      base: `http://127.0.0.1:${PORT}`,
      operations: contract.operations,
      token: undefined,
      login: { name: 'admin@backroom.test', password: PASSWORD },
      ...{ safe: false, strict: false, seed: 1, runs: 1, slowMs: 20_000 },
      onProgress: () => undefined,
    });
    verdicts = outcome.verdicts.filter(({ tried }) => tried > 0);
  }, 120_000);

  test('everything it breaks is listed', () => {
    const unlisted = verdicts.flatMap(({ check, operation, finding }) => {
      const listed = prismExceptions.some((row) => row.check === check && row.where(operation));
      return finding && !listed
        ? [`${operation.id} ${check}: ${tell(finding).sentence}\n${tell(finding).curl}`]
        : [];
    });
    expect(unlisted).toEqual([]);
  });

  test.each(prismExceptions)('$check is broken as listed: $reason', ({ check, where }) => {
    const listed = verdicts.filter((one) => one.check === check && where(one.operation));
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter(({ finding }) => !finding).map(({ operation }) => operation.id)).toEqual([]);
  });
});
