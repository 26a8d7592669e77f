import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type Question, startOther, type Reply } from '#tests/contract/otherContracts/startOther.ts';
import { notes } from './notes.ts';
import { LOGIN, NOTES, runVerify, startVerify, verifyNotes } from './runVerify.ts';

/** A server that keeps the contract but for some answers. */
function changing(change: (reply: Reply, question: Question) => Reply): (question: Question) => Reply {
  const server = notes();
  return (question) => change(server(question), question);
}

const withoutText = changing((reply, { path, method }) =>
  method === 'GET' && path.startsWith('/v1/notes/') && reply.status === 200
    ? { status: 200, body: { ...Object(reply.body), text: undefined } }
    : reply,
);

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steps-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const askedIn = (stdout: string): string[] =>
  [...stdout.matchAll(/^\[\d\/\d\] (\w+)/gm)].map(([, id = '']) => id).toSorted();

describe('which operations are asked about', () => {
  test.each<[string, string[], string[]]>([
    [
      'names with commas and repeated',
      ['--only', 'listNotes,getNote', '--only', 'logout'],
      ['getNote', 'listNotes', 'logout'],
    ],
    ['a tag', ['--tag', 'session'], ['logout', 'signIn']],
    ['a tag and a name', ['--tag', 'session', '--only', 'getNote'], ['getNote', 'logout', 'signIn']],
    ['all but some', ['--exclude', 'signIn,logout', '--exclude', 'createNote'], ['getNote', 'listNotes']],
    ['some of a tag', ['--tag', 'notes', '--exclude', 'createNote'], ['getNote', 'listNotes']],
  ])('%s', async (_what, args, asked) => {
    const { code, stdout } = await verifyNotes(notes(), ...LOGIN, ...args);
    expect(askedIn(stdout)).toEqual(asked);
    expect(code).toBe(0);
  });

  test.each<[string[], string]>([
    [['--only', 'listNote'], '--only: the contract has no operation "listNote". Did you mean "listNotes"?'],
    [['--only', 'getNotes,x'], '--only: the contract has no operation "getNotes". Did you mean "getNote"?'],
    [
      ['--exclude', 'CREATE'],
      '--exclude: the contract has no operation "CREATE". Did you mean "createNote"?',
    ],
    [['--tag', 'note'], '--tag: the contract has no tag "note". Did you mean "notes"?'],
  ])('a name that nobody has is said with the nearest one: %j', async (args, sentence) => {
    const { code, stderr } = await runVerify('--url', 'http://127.0.0.1:1', ...NOTES, ...args);
    expect([code, stderr]).toEqual([2, `${sentence}\n`]);
  });

  test('an operation alone finds the ids that it needs, and judges nobody else', async () => {
    const server = changing((reply, { path, method }) =>
      path === '/v1/notes' && method === 'GET' && reply.status === 200
        ? { status: 200, body: { items: [{ id: 'n-7f3a', text: 5 }] } }
        : reply,
    );
    const { code, stdout } = await verifyNotes(server, ...LOGIN, '--only', 'getNote');
    expect(stdout).toMatch(/1 operation of \S+ keeps the contract/);
    expect(code).toBe(0);
  });
});

describe('a baseline', () => {
  test('accepts what it lists, fails on what is new, and says what is gone', async () => {
    const file = join(folder, 'baseline.json');
    const written = await verifyNotes(withoutText, ...LOGIN, '--write-baseline', file);
    expect(written.code).toBe(0);
    const text = await readFile(file, 'utf8');
    expect(JSON.parse(text)).toEqual({ breaches: [{ operation: 'getNote', check: 'schema', place: '/' }] });

    const accepted = await verifyNotes(withoutText, ...LOGIN, '--baseline', file, '--seed', '9');
    expect(accepted.stdout).toContain('1 breach accepted by the baseline.');
    expect(accepted.stdout).toContain('4 kept, 1 broken');
    expect(accepted.code).toBe(0);

    const more = changing((reply, { path, method }) =>
      path === '/v1/notes' && method === 'GET' && reply.status === 200 ? { status: 200, body: {} } : reply,
    );
    const failed = await verifyNotes(more, ...LOGIN, '--baseline', file, '--only', 'listNotes,getNote');
    expect(failed.stdout).toContain("must have required property 'items'");
    expect(failed.stdout).toContain('Gone, so the baseline needs them no more:\n  getNote schema /\n');
    expect(failed.code).toBe(1);
  }, 60_000);

  test('keeps its lines for operations that were not asked about, and does not change by itself', async () => {
    const file = join(folder, 'partly.json');
    await verifyNotes(withoutText, ...LOGIN, '--write-baseline', file);
    const before = await readFile(file, 'utf8');
    await verifyNotes(notes(), ...LOGIN, '--write-baseline', file, '--only', 'listNotes', '--seed', '8');
    expect(await readFile(file, 'utf8')).toBe(before);
  }, 60_000);

  test('that is none is said in one sentence', async () => {
    const { code, stderr } = await verifyNotes(notes(), ...LOGIN, '--baseline', join(folder, 'none.json'));
    expect(stderr).toMatch(/^--baseline: \S+none\.json cannot be read; --write-baseline \S+ writes it\.\n$/);
    expect(code).toBe(2);
  });
});

test('--watch asks again what was not kept: at Enter, and when the contract changes', async () => {
  const contract = join(folder, 'watched.yaml');
  await copyFile(join(import.meta.dirname, 'notes.yaml'), contract);
  let isRepaired = false;
  const server = notes();
  const { origin, close } = await startOther((question) => {
    const reply = server(question);
    const isNote = question.path.startsWith('/v1/notes/') && reply.status === 200;
    return isNote && !isRepaired ? { status: 200, body: {} } : reply;
  });
  const child = startVerify('--url', origin, '--contract', contract, ...LOGIN, '--runs', '2', '--watch');
  let said = '';
  const until = async (wanted: RegExp): Promise<void> => {
    while (!wanted.test(said)) said += String(await once(child.stdout ?? child, 'data'));
  };
  await until(/asks again about 1; Ctrl-C ends/);
  expect(askedIn(said)).toHaveLength(5);
  said = '';
  child.stdin?.write('\n');
  await until(/asks again about 1; Ctrl-C ends/);
  expect(askedIn(said)).toEqual(['getNote']);
  said = '';
  isRepaired = true;
  await utimes(contract, new Date(), new Date());
  await until(/asks everything again; Ctrl-C ends/);
  expect(askedIn(said)).toEqual(['getNote']);
  child.kill('SIGINT');
  await once(child, 'exit');
  close();
  expect(child.exitCode).toBe(0);
}, 60_000);

test('an output that nobody reads to its end changes nothing but what is read', async () => {
  const { origin, close } = await startOther(withoutText);
  const child = startVerify('--url', origin, ...NOTES, ...LOGIN);
  let stderr = '';
  child.stderr?.on('data', (text) => {
    stderr += String(text);
  });
  await once(child.stdout ?? child, 'data');
  child.stdout?.destroy();
  await once(child, 'exit');
  close();
  expect([child.exitCode, stderr]).toEqual([1, '']);
});

test('a slow answer is a matter of --slow-ms', async () => {
  const server = notes();
  const slow = (question: Question): Reply => {
    const started = performance.now();
    while (performance.now() - started < 5);
    return server(question);
  };
  const args = [...LOGIN, '--only', 'listNotes'];
  expect((await verifyNotes(slow, ...args)).code).toBe(0);
  const { code, stdout } = await verifyNotes(slow, ...args, '--slow-ms', '1');
  expect(stdout).toMatch(/BREAKS time\n/);
  expect(code).toBe(1);
});

test('a call that hangs is given up after --give-up-ms', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const { code, stderr } = await runVerify('--url', `http://127.0.0.1:${address.port}`, '--give-up-ms', '50');
  server.closeAllConnections();
  server.close();
  expect(stderr).toMatch(/^Nobody answers at/);
  expect(code).toBe(2);
});

test('--help lists every option in lines that fit', async () => {
  const { stdout: help } = await runVerify('--help');
  for (const option of [
    'slow-ms',
    'give-up-ms',
    'only',
    'tag',
    'exclude',
    'value',
    'baseline',
    'watch',
    'allow-untried',
  ])
    expect(help).toContain(`  --${option}`);
  expect(help.split('\n').filter((line) => line.length > 120)).toEqual([]);
});
