import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rulesIndex } from './rulesIndex.ts';

const root = join(import.meta.dirname, '../..');

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => ending.test(name));
}

const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')));
const documents = ['README.md', ...filesIn('docs', /\.md$/)];
const adrs = filesIn('docs/adr', /\.md$/).sort();

test.each(documents)('%s links to existing files', (name) => {
  const links = [...read(name).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link]) => link ?? '');
  const localLinks = links.filter((link) => !/^[a-z]+:/.test(link));
  expect(localLinks.filter((link) => !existsSync(join(root, dirname(name), link)))).toEqual([]);
});

test('the comments of the code cite existing documents only', () => {
  const knownNames = new Set(
    [...documents, ...['mocks', 'tests'].flatMap((folder) => filesIn(folder, /\.md$/))].map((name) =>
      basename(name),
    ),
  );
  const code = ['src', 'mocks', 'tests'].flatMap((folder) => filesIn(folder, /(?<!\.gen)\.(tsx?|css)$/));
  const cited = code.flatMap((name) =>
    [...read(name).matchAll(/^\s*(?:\/\/|\/?\*).*?([\w-]+\.md)\b/gm)].map(
      ([, document]) => `${document} in ${name}`,
    ),
  );
  expect(cited.filter((one) => !knownNames.has(one.split(' ')[0] ?? ''))).toEqual([]);
  expect(cited.length).toBeGreaterThan(0);
});

// Paths may leave out `src/`; those with a blank, a placeholder or a pattern are examples.
const pathShape = /^(src|mocks|tests|docs|app|features|session|api|shared|theme|build)(\/[\w.-]+)+\/?$/;

test.each(documents)('%s names files and scripts that exist', (name) => {
  const codeSpans = [...read(name).matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
  const paths = codeSpans.filter((code) => pathShape.test(code));
  expect(
    paths.filter((path) => !existsSync(join(root, path)) && !existsSync(join(root, 'src', path))),
  ).toEqual([]);

  const scriptNames = [...read(name).matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script ?? '');
  expect(scriptNames.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
});

test.each(adrs)('%s is dated and says when it is violated', (name) => {
  const headings = [...read(name).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading ?? '');
  expect(headings[0]).toMatch(new RegExp(`^${Number(name.slice('docs/adr/'.length).slice(0, 4))}\\. `));
  expect(headings.slice(1)).toEqual(['Context', 'Decision', 'Consequences', 'Violated when']);
  expect(read(name)).toMatch(/^\d{4}-\d{2}-\d{2}$/m);
});

test('decisions are numbered without a gap', () => {
  expect(adrs.map((name) => Number(name.slice('docs/adr/'.length).slice(0, 4)))).toEqual(
    adrs.map((_, index) => index + 1),
  );
});

test('every number that code cites is explained', () => {
  const explained = new Set(
    ['decisions', 'rules', 'security', 'accessibility'].flatMap((name) =>
      [...read(`docs/${name}.md`).matchAll(/^(?:\| |- \*\*)([ADLRT]\d+a?)\b/gm)].map(
        ([, number]) => number ?? '',
      ),
    ),
  );
  const sources = [
    ...filesIn('src', /\.(ts|tsx|css)$/),
    ...filesIn('mocks', /\.ts$/),
    ...filesIn('tests', /\.tsx?$/),
  ];
  const unknown = sources
    .filter((name) => !name.includes('generated'))
    .flatMap((name) =>
      [
        ...read(name).matchAll(
          /(?:\/\/|\*|test\(|\/\*|\()[^\n]*?\b(?!T\d\d:)([AT]\d{2}|D\d{1,2}|L\d{1,2}|R\d{1,2}a?)\b/g,
        ),
      ]
        .map(([, number]) => number ?? '')
        .filter((number) => !explained.has(number))
        .map((number) => `${name}: ${number}`),
    );
  expect(unknown).toEqual([]);
});

test('where-the-rules-live.md is what `npm run rules` makes of the names of the tests', async () => {
  expect(read('docs/where-the-rules-live.md')).toBe(await rulesIndex());
});

test('a number in the name of a test stands beside a sentence', () => {
  const numbersWithoutSentence = read('docs/where-the-rules-live.md').match(/^- \*\*[^*]+\*\* ?:.*$/gm);
  expect(numbersWithoutSentence).toBeNull();
});
