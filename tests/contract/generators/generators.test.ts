import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parser } from '@lezer/python';
import { parse } from 'java-parser';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { isRecord } from '#mocks/contract/homes.ts';
import document from '#mocks/contract/openapi.gen.json' with { type: 'json' };

import { languages, type Files, type Language } from './makeModels.ts';

const made: Record<Language, Files> = { java: {}, python: {}, typescript: {} };
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'));
  made.java = await languages.java(document);
  made.python = await languages.python(document);
  made.typescript = await languages.typescript(document);
  const files = Object.values(made).flatMap((all) => Object.entries(all));
  await Promise.all(files.map(([name, text]) => writeFile(join(folder, name), text)));
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a program prints when it fails. */
function complaintsOf(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: folder }, (error, _stdout, stderr) => {
      resolve(error ? stderr || error.message : '');
    });
  });
}

/** What a compiler says, where the machine has it. */
async function refusalOf(program: string, args: readonly string[]): Promise<string> {
  const isMissing = (await complaintsOf(program, ['--version'])) !== '';
  return isMissing ? '' : complaintsOf(program, args);
}

/** Where a text is no Python. */
function faultsIn(text: string): string[] {
  const faults: string[] = [];
  parser.parse(text).iterate({
    enter: ({ type, from }) => {
      if (type.isError) faults.push(text.slice(Math.max(0, from - 40), from + 40));
    },
  });
  return faults;
}

/** Schemas with properties: each is a class. */
const objects = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
  'properties' in schema || 'allOf' in schema ? [name.toLowerCase()] : [],
);

function titlesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(titlesIn);
  if (!isRecord(value)) return [];
  const below = Object.values(value).flatMap(titlesIn);
  return typeof value['title'] === 'string' ? [value['title'], ...below] : below;
}

const namesIn = (files: Files, pattern: RegExp): string[] =>
  Object.values(files).flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** The names that the contract gives: its schemas, and what has a title inside of them. */
const known = new Set(
  [...Object.keys(document.components.schemas), ...titlesIn(document.components.schemas)].map((name) =>
    name.toLowerCase(),
  ),
);

describe.each([
  ['java', /^public (?:class|enum) (\w+)/gm],
  ['python', /^class (\w+)/gm],
] as const)('the models for %s', (language, pattern) => {
  test('have a class for every object of the contract, and none with a made-up name', () => {
    const names = namesIn(made[language], pattern).map((name) => name.toLowerCase());
    expect(names).toEqual(expect.arrayContaining(objects));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });
});

test('the models for Java are Java, for its compiler too where the machine has one', async () => {
  const files = Object.entries(made.java);
  expect(files.length).toBeGreaterThan(objects.length);
  for (const [, text] of files) expect(() => parse(text)).not.toThrow();
  const names = files.map(([name]) => name);
  expect(await refusalOf('javac', ['-encoding', 'UTF-8', '-d', 'classes', ...names])).toBe('');
}, 120_000);

test('the models for Python are Python, for its compiler too where the machine has one', async () => {
  for (const [name, text] of Object.entries(made.python)) expect([name, faultsIn(text)]).toEqual([name, []]);
  expect(await refusalOf('python3', ['-m', 'py_compile', ...Object.keys(made.python)])).toBe('');
}, 60_000);

test('the types for TypeScript compile, and say of each call what it takes and answers', async () => {
  const use = `import type { components, operations } from './backroom.ts';
type Answer<K extends keyof operations> = operations[K]['responses'];
export const page: Answer<'listProducts'>[200]['content']['application/json'] = {
  items: [], page: 1, pageSize: 15, total: 0,
};
export const sort: NonNullable<NonNullable<operations['listSkus']['parameters']['query']>['sort']> = ['-updatedAt', 'sku'];
export const where: Answer<'createView'>[201]['headers']['Location'] = '/api/views/view-1';
export const zero: components['schemas']['NeedsLogin']['status'] = 0;
// @ts-expect-error A field that the list is not sorted by.
export const wrong: typeof sort = ['nonsense'];
`;
  const file = join(folder, 'use.ts');
  await writeFile(file, use);
  const options = { noEmit: true, strict: true, skipLibCheck: true, allowImportingTsExtensions: true };
  const program = ts.createProgram([file], { ...options, types: [] });
  const complaints = ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText);
  expect(complaints).toEqual([]);
}, 60_000);
