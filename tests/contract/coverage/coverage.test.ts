import { appendFileSync, mkdirSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { examples } from '#mocks/contract/examples.gen.ts';
import { seenAnswer } from '#mocks/adapters/recording.ts';
import { createRecorder, ownFingerprint } from '#mocks/adapters/recorder.ts';

import { readContract } from '#tests/contract/model/readContract.ts';
import { coverageOf } from './coverageOf.ts';
import { type CoverageOptions, readCoverageOptions } from './coverageOptions.ts';
import { missing, table } from './coverageReport.ts';
import { readRecords } from './readRecords.ts';
import { runCoverage } from './runCoverage.ts';
import { totalsOf } from './totalsOf.ts';

const contract = readContract(`
openapi: 3.1.0
info: { title: Things, version: 1.0.0 }
paths:
  /things:
    get:
      operationId: listThings
      responses:
        '200':
          description: x
          content: { application/json: { examples: { some: { value: { n: [1] } }, none: { value: { n: [] } } } } }
        '404': { description: x, content: { application/json: { examples: { gone: { value: { a: 1 } } } } } }
        5XX: { description: x }
  /end:
    post: { operationId: end, responses: { '204': { description: x } } }
`);
const own = contract.fingerprint;
const [things] = contract.operations;
const ok = things?.replies['200']?.kinds['application/json']?.examples ?? {};

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'answers-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const options = (changes: Partial<CoverageOptions> = {}): CoverageOptions => ({
  ...{ missing: false, totals: false, forget: false, json: undefined },
  ...changes,
});

test('an answer is told by who saw it, and an example by an equal value; what was asked for by name stands apart', () => {
  const unit = createRecorder('unit', own, folder);
  const verify = createRecorder('verify', own, folder);
  unit.note({ operation: 'listThings', status: 200, asked: false, examples: ok }, { n: [1] });
  unit.note({ operation: 'listThings', status: 200, asked: true, examples: ok }, { n: [] });
  verify.note({ operation: 'listThings', status: 200, asked: false, examples: ok }, { n: [2] });
  unit.note({ operation: 'listThings', status: 503, asked: true, examples: {} }, '');
  verify.note({ operation: 'end', status: 204, asked: false, examples: {} }, '');
  const operations = coverageOf(contract, readRecords(folder));
  expect(operations[0]?.statuses).toEqual([
    {
      status: '200',
      by: ['unit', 'verify'],
      askedBy: ['unit'],
      examples: { some: { by: ['unit'], askedBy: [] }, none: { by: [], askedBy: ['unit'] } },
    },
    { status: '404', by: [], askedBy: [], examples: { gone: { by: [], askedBy: [] } } },
    { status: '5XX', by: [], askedBy: ['unit'], examples: {} },
  ]);
  expect(totalsOf(operations)).toEqual({
    statuses: { described: 4, seen: 2, onlyAsked: 1, never: 1, by: { unit: 1, e2e: 0, verify: 2 } },
    examples: { described: 3, seen: 1, onlyAsked: 1, never: 1, by: { unit: 1, e2e: 0, verify: 0 } },
  });
  expect(table(operations)).toEqual([
    '  operation   200   404   5XX',
    '  listThings  uv    —     (u)',
    '',
    '  u unit tests, e browser tests, v contract:verify, in brackets only asked for by name, — never.',
    '',
    'Every status seen, 1:',
    '  end',
  ]);
  expect(missing(operations).join('\n')).toBe(
    [
      'Statuses never produced, 1:\n  listThings 404\n',
      'Statuses only asked for by name, 1:\n  listThings 5XX\n',
      'Examples never produced, 1:\n  listThings 404 gone\n',
      'Examples only asked for by name, 1:\n  listThings 200 none\n',
    ].join('\n'),
  );
});

test('what is known is not written again, and half a line is none', async () => {
  const seen = { operation: 'end', status: 204, asked: false, examples: {} };
  const first = createRecorder('unit', own, folder);
  expect(first.wants(seen)).toBe(true);
  first.note(seen, '');
  first.note(seen, '');
  const second = createRecorder('unit', own, folder);
  expect(second.wants(seen)).toBe(false);
  const [file = ''] = await readdir(folder);
  expect((await readFile(join(folder, file), 'utf8')).split('\n')).toHaveLength(2);
  appendFileSync(join(folder, file), '{"contract":"');
  mkdirSync(join(folder, 'aside'));
  appendFileSync(join(folder, 'other.ndjson'), 'no JSON\n{"by":"nobody"}\n');
  expect(readRecords(folder)).toEqual([
    { contract: own, by: 'unit', operation: 'end', status: 204, asked: false },
  ]);
});

test('without records of this contract it says how to get some, and ends with 1', async () => {
  const none = await runCoverage(options(), join(folder, 'nothing'));
  expect([none.code, none.lines.join('\n')]).toEqual([
    1,
    expect.stringMatching(/^There are no records\. Run /),
  ]);
  createRecorder('unit', own, folder).note({ operation: 'end', status: 204, asked: false, examples: {} }, '');
  const stale = await runCoverage(options(), folder);
  expect([stale.code, stale.lines[0]]).toEqual([
    1,
    expect.stringMatching(/^The records are of another contract\. /),
  ]);
});

test('records of our contract become a table, lists, numbers and data, and can be thrown away', async () => {
  const seen = seenAnswer({ method: 'GET', url: 'http://localhost/api/logged-in-user?_t=1' }, 200, false);
  if (!seen) throw new Error('the contract describes it');
  createRecorder('e2e', ownFingerprint(), folder).note(seen, structuredClone(examples.profileAdmin));
  const json = join(folder, 'coverage.json');
  const { lines, code } = await runCoverage(options({ json }), folder);
  expect(code).toBe(0);
  expect(lines.join('\n')).toMatch(
    /getLoggedInUser +e [^]*Statuses never produced, \d+:[^]*422 of \d+ operations/,
  );
  const [, all, percent] =
    /^1 of (\d+) described statuses produced \(([\d.]+) %\): unit 0, e2e 1, verify 0; 0 only/.exec(
      lines.at(-3) ?? '',
    ) ?? [];
  expect(percent).toBe((100 / Number(all)).toFixed(1));
  expect((await runCoverage(options({ totals: true }), folder)).lines).toHaveLength(3);
  expect((await runCoverage(options({ missing: true }), folder)).lines[0]).toMatch(
    /^Statuses never produced/,
  );
  expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({
    totals: { statuses: { seen: 1, by: { e2e: 1 } } },
  });
  await runCoverage(options({ forget: true }), folder);
  expect(readRecords(folder)).toEqual([]);
  expect(
    seenAnswer({ method: 'GET', url: 'http://localhost/api/logged-in-user' }, 418, false),
  ).toBeUndefined();
});

test('an option that is none is told in one sentence', () => {
  expect(() => readCoverageOptions(['--fast'])).toThrow(/^Unknown option '--fast'\.$/);
  expect(readCoverageOptions(['--help'])).toBeUndefined();
});
