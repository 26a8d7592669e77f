import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { at } from '#mocks/contract/homes.ts';
import { PASSWORD } from '#mocks/core/users.ts';

import { aboutShapes } from '#tests/contract/faultyServers/aboutShapes.ts';
import { startServer } from '#tests/contract/faultyServers/startServer.ts';

const root = join(import.meta.dirname, '../../..');
const NOWHERE = 'http://127.0.0.1:1';

interface Running {
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** What it said so far. */
  said: () => string;
  /** Waits until it says something that fits. */
  says: (wanted: RegExp) => Promise<RegExpExecArray>;
  ended: Promise<unknown>;
}

function run(...args: readonly string[]): Running {
  const command = [join(import.meta.dirname, 'proxy.ts'), ...args];
  const child = spawn(execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let all = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (all += chunk.toString()));
  const ended = once(child, 'close');
  const says = async (wanted: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const found = wanted.exec(all);
      if (found) return found;
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
    }
  };
  return { child, said: () => all, says, ended };
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proxy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each<[string, string[], RegExp]>([
  ['no server', [], /^Name one server to stand before.*\n$/],
  ['two servers', [NOWHERE, NOWHERE], /^Name one server to stand before.*\n$/],
  ['a server that is no address', ['localhost:80'], /^The server is an address.*\n$/],
  ['an unknown option', [NOWHERE, '--fast'], /^Unknown option '--fast'.*\n$/],
  ['a port that is none', [NOWHERE, '--port', 'x'], /^--port is a number.*\n$/],
  ['no contract', [NOWHERE, '--contract', 'none.yaml'], /^The contract none\.yaml cannot.*\n$/],
])('%s is told in one sentence', async (_what, args, sentence) => {
  const { child, said, ended } = run(...args);
  await ended;
  expect(said()).toMatch(sentence);
  expect(child.exitCode).toBe(2);
});

test('a port that is taken is told, and traffic that breaks nothing ends with 0', async () => {
  const server = await startServer('proxy command faithful');
  const port = String(await freePort());
  const proxy = run(server.base, '--port', port);
  await proxy.says(/Ctrl-C ends it/);
  const second = run(server.base, '--port', port);
  await second.ended;
  expect(second.said()).toBe(`Port ${port} is taken; --port names another one.\n`);
  const body = JSON.stringify({ email: 'admin@backroom.test', password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  await fetch(`http://127.0.0.1:${port}/api/users/authenticate`, { method: 'POST', headers, body });
  proxy.child.kill('SIGINT');
  await proxy.ended;
  await server.close();
  expect(proxy.said()).toMatch(
    /authenticate +1 +200 +ok\n[^]*Never asked, \d+:\n[^]*Nothing broke the contract/,
  );
  expect(proxy.child.exitCode).toBe(0);
});

test('a server that does not run breaks nothing, and what was not judged is no success', async () => {
  const port = String(await freePort());
  const proxy = run(NOWHERE, '--port', port);
  await proxy.says(/Ctrl-C ends it/);
  await fetch(`http://127.0.0.1:${port}/api/logged-in-user`);
  proxy.child.kill('SIGINT');
  await proxy.ended;
  expect(proxy.said()).toMatch(/getLoggedInUser +1 +none +not judged\n/);
  expect(proxy.said()).toMatch(
    /1 call to 1 of \d+ operations of .*: 0 kept, 0 broken, 0 not judged, 1 not answered, 0 not described\.\nNothing was judged/,
  );
  expect(proxy.child.exitCode).toBe(2);
});

test('a lie is told at once and at the end, in both files too, and nowhere with a token or password', async () => {
  const server = await startServer('proxy command faulty', aboutShapes[0]);
  const port = String(await freePort());
  const [junit, html] = [join(folder, 'a/junit.xml'), join(folder, 'b/report.html')];
  const proxy = run(server.base, '--port', port, '--junit', junit, '--html', html);
  await proxy.says(/Ctrl-C ends it/);
  const api = `http://127.0.0.1:${port}/api`;
  const body = new URLSearchParams({ email: 'admin@backroom.test', password: PASSWORD }).toString();
  const signIn = await fetch(`${api}/users/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(new URLSearchParams(body))),
  });
  const token = String(at(await signIn.json(), 'token'));
  await fetch(`${api}/products/prd-0001`, { headers: { authorization: `Bearer ${token}` } });
  await proxy.says(/✗ getProduct {2}schema {2}200 {2}\/moq must be integer\n/);
  // Three calls that show what they were asked with.
  await fetch(`${api}/nothing/${token}`, { headers: { authorization: `Bearer ${token}` } });
  await fetch(`${api}/users/authenticate`, { method: 'POST', body });
  const form = new URLSearchParams({ oldpassword: PASSWORD, password: 'x', token });
  await fetch(`${api}/change-wd`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  proxy.child.kill('SIGTERM');
  await proxy.ended;
  await server.close();
  expect(proxy.child.exitCode).toBe(1);
  expect(proxy.said()).toMatch(/getProduct +1 +200 +BREAKS schema\n/);
  const [xml, page] = await Promise.all([readFile(junit, 'utf8'), readFile(html, 'utf8')]);
  expect(xml).toMatch(/<testsuite name="changePassword" tests="\d+" failures="1"/);
  for (const text of [proxy.said(), xml, page]) {
    expect(text).toContain('$TOKEN');
    expect(text).not.toContain(token);
    expect(text).not.toMatch(/password"?[=:]"?backroom/);
  }
});
