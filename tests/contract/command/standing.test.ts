import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Question, startOther, type Reply } from '#tests/contract/otherContracts/startOther.ts';
import { notes } from './notes.ts';
import { LOGIN, runVerify, verifyNotes } from './runVerify.ts';

const nothing = (): Reply => ({ status: 404, body: 'Cannot do that' });
const described404 = (): Reply => ({
  status: 404,
  body: { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found' },
});

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'standing-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('a server that keeps the contract is kept in all operations, and ends with 0', async () => {
  const { code, stdout, stderr } = await verifyNotes(notes(), ...LOGIN);
  expect(stdout).toMatch(/5 operations of http:\S+\/v1 keep the contract [0-9a-f]{12}\.\n/);
  expect([code, stderr]).toEqual([0, '']);
});

describe('an operation that is not there', () => {
  test.each([
    ['in its own words', nothing],
    ['as the contract says it of records', described404],
  ])(
    'is one line: a server that answers everything with 404 %s implements nothing',
    async (_how, answer) => {
      const { origin, close } = await startOther(answer);
      const [junit, html] = [join(folder, 'junit.xml'), join(folder, 'report.html')];
      const { code, stdout } = await runVerify(
        '--url',
        origin,
        ...LOGIN,
        '--junit',
        junit,
        '--html',
        html,
      ).finally(close);
      const [, all = '', calls = ''] =
        /0 kept, 0 broken, (\d+) not implemented, 0 not tried\.\n\d+ checks of (\d+) calls/.exec(stdout) ??
        [];
      expect(Number(all)).toBeGreaterThan(90);
      expect(stdout).toContain(`of ${all} operations`);
      expect(stdout.match(/NOT IMPLEMENTED: every call is answered with 404/g)).toHaveLength(Number(all));
      expect(stdout).toContain('Next: implement authenticate (POST /users/authenticate): Sign in.');
      expect(stdout).toContain('  It succeeds with 200, for example {"token":');
      expect(Number(calls)).toBeLessThan(1500);
      const xml = await readFile(junit, 'utf8');
      expect(xml.match(/<testsuite name="\w+" tests="1" failures="1" skipped="0">/g)).toHaveLength(
        Number(all),
      );
      const page = await readFile(html, 'utf8');
      expect(page.match(/<td>not implemented</g)).toHaveLength(Number(all));
      expect(code).toBe(1);
    },
    60_000,
  );

  test('is told from a thing that is not there, and from operations that are', async () => {
    const server = notes();
    const { code, stdout } = await verifyNotes(
      (question) =>
        question.path === '/v1/notes' && question.method === 'POST' ? nothing() : server(question),
      ...LOGIN,
    );
    expect(stdout).toContain('Not implemented, 1:\n  createNote\n');
    expect(stdout).toContain('4 kept, 0 broken, 1 not implemented, 0 not tried.');
    expect(stdout).toMatch(
      /Next: implement createNote \(POST \/notes\): Write a note\.\n(?: {2}It .*\n){2} {2}TOKEN=\$\(curl/,
    );
    expect(code).toBe(1);
  });

  test.each([[[]], [['--safe']]])('is found behind a sign-in: %j', async (args) => {
    const server = notes();
    const { stdout } = await verifyNotes(
      (question) => {
        const reply = server(question);
        const isWrite = question.path === '/v1/notes' && question.method === 'POST';
        return isWrite && reply.status !== 401 ? nothing() : reply;
      },
      ...LOGIN,
      ...args,
    );
    expect(stdout).toContain('Not implemented, 1:\n  createNote\n');
  });

  test('is found by an id that the server itself named', async () => {
    const server = notes();
    const { stdout } = await verifyNotes(
      (question) =>
        question.path.startsWith('/v1/notes/') ? { status: 404, body: { code: 'no' } } : server(question),
      ...LOGIN,
    );
    expect(stdout).toContain('Not implemented, 1:\n  getNote\n');
  });
});

describe('an operation that never succeeds', () => {
  const refusing = (): ((question: Question) => Reply) => {
    const server = notes();
    return (question) => {
      const reply = server(question);
      return reply.status === 201 ? { status: 422, body: { code: 'never', title: 'Not today' } } : reply;
    };
  };

  test('is not shown to work, with the nearest answer, and fails the run', async () => {
    const junit = join(folder, 'refusing.xml');
    const { code, stdout } = await verifyNotes(refusing(), ...LOGIN, '--junit', junit);
    expect(stdout).toContain('Not shown to work, 1:\n');
    expect(stdout).toContain(
      '  createNote: no call succeeds; the nearest answer is 422 (never: Not today)\n',
    );
    expect(stdout).toContain('4 kept, 1 broken, 0 not implemented, 0 not tried.');
    expect(await readFile(junit, 'utf8')).toMatch(/name="works: [^>]*>\s*<failure message="no call succeeds/);
    expect(code).toBe(1);
  });

  test('is not tried, and no failure, with --allow-untried', async () => {
    const junit = join(folder, 'allowed.xml');
    const { code, stdout } = await verifyNotes(refusing(), ...LOGIN, '--allow-untried', '--junit', junit);
    expect(stdout).toContain('Not tried, 1: no call succeeds; the nearest answer is 422');
    expect(stdout).toContain('4 kept, 0 broken, 0 not implemented, 1 not tried.');
    expect(await readFile(junit, 'utf8')).toMatch(/name="works: [^>]*>\s*<skipped message="no call succeeds/);
    expect(code).toBe(0);
  });
});

describe('what the options do not allow is not tried, with the option that would', () => {
  test('--safe leaves out what writes, and that is no failure', async () => {
    const { code, stdout } = await verifyNotes(notes(), ...LOGIN, '--safe');
    expect(stdout).toMatch(
      /createNote {2}\d+ calls? {2}not tried: writes, or ends sign-ins: a run without --safe tries it\n/,
    );
    expect(stdout).toContain('3 kept, 0 broken, 0 not implemented, 2 not tried.');
    expect(code).toBe(0);
  });

  test('a --token is not used to sign out', async () => {
    const server = notes();
    const { origin, close } = await startOther(server);
    const body = JSON.stringify({ email: 'ana@example.test', password: 'open-sesame' });
    const headers = { 'content-type': 'application/json' };
    const answer: unknown = await (
      await fetch(`${origin}/v1/sign-in`, { method: 'POST', headers, body })
    ).json();
    const token = JSON.stringify(answer).replaceAll(/.*:"|"\}/g, '');
    const args = ['--url', origin, '--contract', join(import.meta.dirname, 'notes.yaml'), '--token', token];
    const { code, stdout } = await runVerify(...args, '--exclude', 'signIn').finally(close);
    expect(stdout).toContain('Not tried, 1: ends the sign-in: needs --login\n  logout\n');
    expect(stdout).not.toContain(token);
    expect(code).toBe(1);
  });

  test('without an account nothing secured is tried, nothing is broken, and the status is 2', async () => {
    const { code, stdout, stderr } = await verifyNotes(notes(), '--exclude', 'signIn');
    expect(stdout).toContain('Not tried, 4: needs --login or --token\n');
    expect(stdout).toContain('0 kept, 0 broken, 0 not implemented, 4 not tried.');
    expect(stderr).toBe('4 operations could not be asked without --login or --token.\n');
    expect(code).toBe(2);
  });
});
