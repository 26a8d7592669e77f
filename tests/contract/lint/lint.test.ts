import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import * as z from 'zod/mini';

import { at, isRecord } from '#mocks/contract/homes.ts';

import { invalidFixtures } from './invalidFixtures.ts';

const root = join(import.meta.dirname, '../../..');
const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
const config = join(import.meta.dirname, '../redocly.yaml');

const Report = z.object({ problems: z.array(z.object({ ruleId: z.string(), message: z.string() })) });
type Problem = z.infer<typeof Report>['problems'][number];

/** The problems of each file; the linter prints one report after the other. */
function lint(files: readonly string[]): Promise<Problem[][]> {
  return new Promise((resolve, reject) => {
    const args = [cli, 'lint', ...files, '--config', config, '--format=json', '--max-problems=1000'];
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    execFile(execPath, args, { cwd: root, env, maxBuffer: 1e8 }, (_error, stdout, stderr) => {
      try {
        resolve(stdout.split(/(?<=^\})(?=\{)/m).map((report) => Report.parse(JSON.parse(report)).problems));
      } catch {
        reject(new Error(`redocly printed no report: ${stdout}${stderr}`));
      }
    });
  });
}

let folder = '';
let problems: Problem[][] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const source = await readFile(join(root, 'openapi.yaml'), 'utf8');
  const files = Object.values(invalidFixtures).map(async ({ spoil }, index) => {
    const document: unknown = parse(source);
    spoil((path, value) => {
      const parent = at(document, ...path.slice(0, -1));
      const key = path.at(-1) ?? '';
      if (!isRecord(parent)) throw new Error(`nothing at ${path.join(' > ')}`);
      if (value === undefined) Reflect.deleteProperty(parent, key);
      else parent[key] = value;
    });
    const file = join(folder, `${index}.yaml`);
    await writeFile(file, stringify(document, { aliasDuplicateObjects: false }));
    return file;
  });
  problems = await lint([...(await Promise.all(files)), join(root, 'openapi.yaml')]);
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(Object.entries(invalidFixtures).map(([name, expected], index) => ({ name, index, ...expected })))(
  'the linter refuses $name',
  ({ index, rule, message }) => {
    expect(problems[index]).toContainEqual({ ruleId: rule, message: expect.stringContaining(message) });
  },
);

test('openapi.yaml has no error and no warning', () => {
  expect(problems).toHaveLength(Object.keys(invalidFixtures).length + 1);
  expect(problems.at(-1)).toEqual([]);
});
