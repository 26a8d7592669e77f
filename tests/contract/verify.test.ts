import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { at } from '#mocks/contract/homes.ts';

import { runVerify } from './command/runVerify.ts';
import { blockOf, runInShell } from './command/shell.ts';
import { aboutShapes } from './faultyServers/aboutShapes.ts';
import { startServer } from './faultyServers/startServer.ts';
import { existing } from './otherContracts/existing.ts';
import { type Question, startOther, type Reply } from './otherContracts/startOther.ts';

const LOGIN = ['--login', 'admin@backroom.test:backroom'];

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each<[string, string[], RegExp]>([
  ['no address', [], /^--url says which server to ask.*\n$/],
  ['an address that is none', ['--url', 'localhost:80'], /^--url is an address.*\n$/],
  ['an unknown option', ['--url', 'http://127.0.0.1:1', '--fast'], /^Unknown option '--fast'.*\n$/],
  [
    'a login without a password',
    ['--url', 'http://127.0.0.1:1', '--login', 'me'],
    /^--login is name:password.*\n$/,
  ],
  [
    'a value without a name',
    ['--url', 'http://127.0.0.1:1', '--value', 'o-7'],
    /^--value is name=value.*not "o-7".\n$/,
  ],
  ['a seed that is none', ['--url', 'http://127.0.0.1:1', '--seed', 'x'], /^--seed is a whole number.*\n$/],
  ['two proofs', ['--url', 'http://127.0.0.1:1', '--token', 't', ...LOGIN], /^Give --token or --login.*\n$/],
  [
    'a server that is not there',
    ['--url', 'http://127.0.0.1:1'],
    /^Nobody answers at http:\/\/127\.0\.0\.1:1\.\n$/,
  ],
  [
    'no contract',
    ['--url', 'http://127.0.0.1:1', '--contract', 'none.yaml'],
    /^The contract none\.yaml cannot.*\n$/,
  ],
  [
    'a file that is no contract',
    ['--url', 'http://127.0.0.1:1', '--contract', 'package.json'],
    /^the contract is no.*\n$/,
  ],
])('%s is told in one sentence', async (_what, args, sentence) => {
  const { code, stderr } = await runVerify(...args);
  expect(stderr).toMatch(sentence);
  expect(code).toBe(2);
});

test('a server that lets nobody in for an hour is told in one sentence', async () => {
  const server = createServer((_incoming, outgoing) => {
    outgoing.writeHead(429, { 'retry-after': '3600' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  const { code, stderr } = await runVerify('--url', `http://127.0.0.1:${address.port}`, ...LOGIN);
  server.close();
  expect(stderr).toMatch(
    /^POST \/api\/users\/authenticate is answered with 429 .* 3600 s; 120 s is the most\.\n$/,
  );
  expect(code).toBe(2);
});

test('a server that keeps the contract ends with 0', async () => {
  const server = await startServer('verify faithful');
  const args = ['--url', new URL(server.base).origin, ...LOGIN, '--only', 'listProducts', '--seed', '5'];
  const { code, stdout } = await runVerify(...args);
  await server.close();
  expect(stdout).toContain('[1/1] listProducts');
  expect(stdout).toContain('1 operation of');
  expect(code).toBe(0);
}, 60_000);

test('a server that lies ends with 1, proofs that hide the token, and both files', async () => {
  const server = await startServer('verify faulty', aboutShapes[0]);
  const [junit, html] = [join(folder, 'a/junit.xml'), join(folder, 'b/report.html')];
  const args = ['--url', server.base, ...LOGIN, '--only', 'getProduct', '--junit', junit, '--html', html];
  const { code, stdout, stderr } = await runVerify(...args, '--seed', '5');
  const seen = await runInShell(blockOf(stdout, 'schema'), 'backroom');
  await server.close();
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout).toContain('/moq must be integer');
  expect(stdout).toContain('-H "authorization: Bearer $TOKEN"');
  // The commands of the proof, run by a person.
  expect(seen).toMatch(/^HTTP\/1\.1 200 OK[^]*"moq":"\d+"/);
  expect(stdout).not.toContain('backroom.test:backroom');
  expect(stdout.split('\n').length).toBeLessThan(50);
  const [xml, page] = await Promise.all([readFile(junit, 'utf8'), readFile(html, 'utf8')]);
  // The schema of the answer, and the workflows that read it.
  expect(xml).toMatch(/<testsuite name="getProduct" tests="\d+" failures="2"/);
  expect(page).toContain('getProduct--schema');
  expect(page).not.toMatch(/<script|https?:\/\/(?!127\.0\.0\.1|localhost)/);
  for (const text of [xml, page]) expect(text).not.toMatch(/Bearer (?!\$TOKEN|nobody)/);
}, 60_000);

describe('D4 --observed-only', () => {
  async function observedOnly(
    server: (question: Question) => Reply,
    ...args: readonly string[]
  ): ReturnType<typeof runVerify> {
    const { origin, close } = await startOther(server);
    const login = ['--login', 'ana@example.test:open-sesame'];
    return runVerify('--url', origin, ...login, '--seed', '5', ...args).finally(close);
  }

  test('accuses no server that does what the specification shows and the rest in its own way', async () => {
    const { code, stdout } = await observedOnly(existing, '--observed-only');
    expect(stdout).toContain('7 operations of');
    expect(stdout).toContain('keep the contract');
    expect(code).toBe(0);
  }, 60_000);

  test('still names what the specification shows and the server breaks', async () => {
    const { code, stdout } = await observedOnly((question) => {
      const reply = existing(question);
      return at(reply.body, 'is_active') === 'Y'
        ? { ...reply, body: { ...Object(reply.body), is_active: undefined } }
        : reply;
    }, '--observed-only');
    expect(stdout).toContain("must have required property 'is_active'");
    expect(code).toBe(1);
  }, 60_000);

  test('without it the same server is asked for everything the contract promises', async () => {
    const { code, stdout } = await observedOnly(existing, '--only', 'listUsers');
    expect(stdout).toContain('no-store');
    expect(stdout).toContain('content-type');
    expect(code).toBe(1);
  }, 60_000);
});
