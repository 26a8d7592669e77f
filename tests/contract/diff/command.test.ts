import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readDiffOptions } from './diffOptions.ts';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** A repository of its own, whatever the machine's git is set to. */
const alone = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CEILING_DIRECTORIES: tmpdir(),
};

function run(cwd: string, file: string, ...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(file, args, { cwd, env: alone }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

const diff = (cwd: string, ...args: readonly string[]): Promise<Ended> =>
  run(cwd, execPath, join(import.meta.dirname, 'diff.ts'), ...args);

const git = (cwd: string, ...args: readonly string[]): Promise<Ended> =>
  run(cwd, 'git', '-c', 'user.name=A', '-c', 'user.email=a@example.test', ...args);

const contract = (version: string, length: number, note = ''): string => `openapi: 3.1.0
info: { title: A, version: ${version} }
paths:
  /a:
    get:
      operationId: readIt
      summary: Reads it ${note}
      parameters: [{ name: q, in: query, schema: { type: string, maxLength: ${length} } }]
      responses: { 200: { description: It } }
`;

let folder = '';
let repository = '';

async function commit(text: string): Promise<void> {
  await writeFile(join(repository, 'openapi.yaml'), text);
  await git(repository, 'add', '-A');
  await git(repository, 'commit', '-q', '-m', 'A change');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diff-'));
  repository = join(folder, 'repository');
  await git(folder, 'init', '-q', '-b', 'trunk', repository);
  await commit(contract('0.0.9', 90));
  await commit(contract('0.1.0', 9));
  await commit(contract('0.1.0', 9, 'with a version in its words'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('what nobody changed since the version was set ends with 0', async () => {
  const { code, stdout } = await diff(repository);
  expect(stdout).toContain('which set version 0.1.0');
  expect(stdout).toContain(
    'Nothing changes for a backend or for the panel; words or examples changed at 1 place.',
  );
  expect(code).toBe(0);
});

test('a breaking change without a version ends with 1, before it is committed and after', async () => {
  await writeFile(join(repository, 'openapi.yaml'), contract('0.1.0', 5));
  const before = await diff(repository, '--markdown', 'out/diff.md');
  expect(before.stdout).toContain('The query parameter `q` has the greatest length `5`; it was `9`.');
  expect(before.stdout).toContain('a breaking change wants 0.2.0 or higher');
  expect(before.code).toBe(1);
  expect(await readFile(join(repository, 'out/diff.md'), 'utf8')).toMatch(
    /\| must be built \| \*\*breaking\*\* \|/,
  );
  await commit(contract('0.1.0', 5));
  const after = await diff(repository);
  expect([after.code, after.stdout]).toEqual([1, before.stdout]);
});

test('raising the version with it ends with 0, and what follows is compared with that', async () => {
  await writeFile(join(repository, 'openapi.yaml'), contract('0.2.0', 5));
  const raised = await diff(repository);
  expect(raised.stdout).toContain('The version goes from 0.1.0 to 0.2.0, which says that something breaks.');
  expect(raised.code).toBe(0);
  await commit(contract('0.2.0', 5));
  const settled = await diff(repository);
  expect(settled.stdout).toContain('which set version 0.2.0');
  expect(settled.code).toBe(0);
  const older = await diff(repository, 'HEAD~4');
  expect(older.stdout).toContain('it was `90`');
  expect(older.code).toBe(0);
});

test('a clone that does not reach back says so, and so does a folder without history', async () => {
  await commit(contract('0.2.0', 5, 'again'));
  const shallow = join(folder, 'shallow');
  await git(folder, 'clone', '-q', '--depth', '1', `file://${repository}`, shallow);
  const short = await diff(shallow);
  expect(short.stdout).toMatch(/^This clone does not reach back to the commit that set version 0\.2\.0.*\n$/);
  expect([short.code, short.stderr]).toEqual([0, '']);
  await writeFile(join(folder, 'openapi.yaml'), contract('0.2.0', 5));
  const bare = await diff(folder);
  expect(bare.stdout).toMatch(/^openapi\.yaml has no history here.*\n$/);
  expect([bare.code, bare.stderr]).toEqual([0, '']);
  await writeFile(join(folder, 'base.yaml'), contract('0.2.0', 4));
  const file = await diff(folder, '--base', 'base.yaml');
  expect(file.stdout).toContain('breaks the backend');
  expect(file.code).toBe(1);
});

test('a format, a list of what is accepted and what to fail on are obeyed', async () => {
  await writeFile(join(folder, 'openapi.yaml'), contract('0.2.0', 5));
  await writeFile(join(folder, 'base.yaml'), contract('0.2.0', 9));
  const entry = { rule: 'parameter-max-length-narrowed', operation: 'readIt', reason: 'Agreed' };
  await writeFile(join(folder, 'accept.json'), JSON.stringify([entry]));
  const base = ['--base', 'base.yaml'];
  const broken = await diff(folder, ...base, '--format', 'github');
  expect(broken.stdout).toMatch(/^::error file=openapi\.yaml,line=8,title=parameter-max-length-narrowed::/);
  expect(broken.code).toBe(1);
  const agreed = await diff(folder, ...base, '--format', 'json', '--accept', 'accept.json');
  expect(JSON.parse(agreed.stdout)).toMatchObject({
    fails: false,
    findings: [],
    accepted: [{ reason: 'Agreed' }],
  });
  expect(agreed.code).toBe(0);
  await writeFile(join(folder, 'openapi.yaml'), contract('0.3.0', 5));
  expect((await diff(folder, ...base)).code).toBe(0);
  expect((await diff(folder, ...base, '--fail-on', 'breaking')).code).toBe(1);
  const unknown = await diff(folder, ...base, '--accept', 'none.json');
  expect([unknown.code, unknown.stderr]).toEqual([2, 'none.json cannot be read.\n']);
});

test.each<[string, string[], RegExp]>([
  ['an unknown revision', ['nowhere'], /^There is no openapi\.yaml in nowhere\.\n$/],
  ['no contract', ['--contract', 'none.yaml'], /^none\.yaml cannot be read\.\n$/],
  [
    'a revision that looks like an option',
    ['--', '--output=x'],
    /^There is no openapi\.yaml in --output=x\.\n$/,
  ],
])('%s is told in one sentence', async (_what, args, sentence) => {
  const { code, stderr } = await diff(repository, ...args);
  expect(stderr).toMatch(sentence);
  expect(code).toBe(2);
});

test.each<[string[], string]>([
  [['a', 'b'], 'Give one revision.'],
  [['a', '--base', 'b'], 'Give a revision or --base, not both.'],
  [['--fast'], "Unknown option '--fast'."],
  [['--format', 'xml'], '--format is one of text, markdown, json, junit, github, not "xml".'],
  [['--fail-on', 'all'], '--fail-on is one of version, breaking, warning, not "all".'],
])('%j cannot be obeyed', (args, sentence) => {
  expect(() => readDiffOptions(args)).toThrow(sentence);
});
