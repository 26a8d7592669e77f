import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

import { at, isRecord } from '#mocks/contract/homes.ts';

import type { InvalidFixture } from './invalidFixture.ts';
import { invalidFixtures } from './invalidFixtures.ts';

const root = join(import.meta.dirname, '../../..');
const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
const config = join(import.meta.dirname, '../redocly.yaml');

const Report = z.object({ problems: z.array(z.object({ ruleId: z.string(), message: z.string() })) });
type Problem = z.infer<typeof Report>['problems'][number];

/** Most of a run is spent on whether examples fit their schemas, which says nothing about what our own rules say. */
const EXAMPLE_RULES = ['media-type', 'parameter', 'schema'].map((kind) => `no-invalid-${kind}-examples`);

/** The problems of each file; the linter prints one report after the other. */
function lint(files: readonly string[], skipped: readonly string[] = []): Promise<Problem[][]> {
  return new Promise((resolve, reject) => {
    const skips = skipped.map((rule) => `--skip-rule=${rule}`);
    const args = [
      cli,
      'lint',
      ...files,
      '--config',
      config,
      '--format=json',
      '--max-problems=1000',
      ...skips,
    ];
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

/** The contract, spoiled in one place. */
function spoiled(contract: unknown, { spoil }: InvalidFixture): unknown {
  const document = structuredClone(contract);
  spoil((path, value) => {
    const parent = at(document, ...path.slice(0, -1));
    const key = path.at(-1) ?? '';
    if (!isRecord(parent)) throw new Error(`nothing at ${path.join(' > ')}`);
    if (value === undefined) Reflect.deleteProperty(parent, key);
    else parent[key] = value;
  });
  return document;
}

const fixtures = Object.entries(invalidFixtures).map(([name, fixture]) => ({ name, ...fixture }));
const isOwn = ({ rule }: Pick<InvalidFixture, 'rule'>): boolean => rule.startsWith('contract/');

let folder = '';
let own: Problem[] = [];
const problems = new Map<string, Problem[]>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
  const contract: unknown = parse(await readFile(join(root, 'openapi.yaml'), 'utf8'));
  const fileOf = (fixture: (typeof fixtures)[number]): string =>
    join(folder, `${fixtures.indexOf(fixture)}.json`);
  await Promise.all(fixtures.map((one) => writeFile(fileOf(one), JSON.stringify(spoiled(contract, one)))));
  const [ours, others] = [fixtures.filter(isOwn), fixtures.filter((one) => !isOwn(one))];
  const [found, [whole = [], ...more]] = await Promise.all([
    lint(ours.map(fileOf), EXAMPLE_RULES),
    lint([join(root, 'openapi.yaml'), ...others.map(fileOf)]),
  ]);
  own = whole;
  for (const [index, { name }] of [...ours, ...others].entries()) {
    const all = [...found, ...more][index];
    if (all) problems.set(name, all);
  }
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(fixtures)('the linter refuses $name', ({ name, rule, message }) => {
  expect(problems.get(name)).toContainEqual({ ruleId: rule, message: expect.stringContaining(message) });
});

test('openapi.yaml has no error and no warning', () => {
  expect(problems.size).toBe(fixtures.length);
  expect(own).toEqual([]);
});
