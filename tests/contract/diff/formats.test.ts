import { parse } from 'yaml';
import { expect, test } from 'vitest';

import { readContract } from '#tests/contract/model/readContract.ts';
import { readAcceptList } from './acceptList.ts';
import { createDifference, createFailCheck, type FailOn } from './difference.ts';
import { createLineFinder } from './createLineFinder.ts';
import { type Format, FORMATS } from './formats.ts';
import type { DiffReport } from './report.ts';

const contract = (parameters: string, version = '0.1.0'): string => `openapi: 3.1.0
info: { title: A, version: ${version} }
paths:
  /a:
    get:
      operationId: readIt
      parameters:
${parameters}
      responses:
        200: { description: It }
`;

const old = contract(`        - { name: q, in: query, schema: { type: string, maxLength: 9 } }
        - { name: "50%", in: query, schema: { type: string } }
        - { name: sort, in: query, deprecated: true, schema: { type: string } }`);
const now = contract(`        - name: q
          in: query
          schema:
            type: string
            maxLength: 5
        - { name: sort, in: query, schema: { type: string } }
        - { name: page, in: query, schema: { type: integer } }`);

const accept = `
- { rule: parameter-removed, operation: readIt, reason: 'Said to all, in "May" <1.>' }
- { rule: parameter-removed, operation: writeIt, reason: 'It goes' }
`;

function reportOf(failOn: FailOn = 'version', after = now): DiffReport {
  const entries = readAcceptList(accept, 'accept.yaml');
  const difference = createDifference(readContract(old), readContract(after), entries);
  const lineOf = createLineFinder(after);
  return {
    difference,
    title: 'new against old',
    file: 'openapi.yaml',
    fails: createFailCheck(difference, failOn),
    lineOf,
  };
}

const written = (format: Format, report: DiffReport): string => FORMATS[format].difference(report);

test('JSON says everything in a shape that stays', () => {
  const place = { id: 'readIt', address: 'GET /a' };
  expect(parse(written('json', reportOf()))).toEqual({
    shape: 1,
    title: 'new against old',
    file: 'openapi.yaml',
    fails: true,
    version: { before: '0.1.0', after: '0.1.0', wanted: '0.2.0', tooLow: true },
    words: 0,
    findings: [
      {
        rule: 'parameter-max-length-narrowed',
        level: 'breaking',
        sentence: 'The query parameter `q` has the greatest length `5`; it was `9`.',
        backend: 'must be built',
        panel: 'breaking',
        because: 'the panel may send what is refused now, and the backend has to refuse it',
        operations: [place],
        pointer: '/paths/~1a/get/parameters/0/schema/maxLength',
        line: 12,
        fails: true,
      },
      expect.objectContaining({ rule: 'parameter-added-optional', level: 'warning', line: 14, fails: false }),
      expect.objectContaining({ rule: 'parameter-no-longer-deprecated', level: 'harmless', line: 13 }),
    ],
    accepted: [expect.objectContaining({ rule: 'parameter-removed', reason: 'Said to all, in "May" <1.>' })],
    unused: [
      { rule: 'parameter-removed', operation: 'writeIt', reason: 'It goes', because: 'matches nothing' },
    ],
  });
});

test('JUnit has a case for each finding, and one for the version', () => {
  const xml = written('junit', reportOf());
  expect(xml).toContain('<testsuite name="readIt  GET /a" tests="4" failures="1" skipped="1">');
  expect(xml).toContain(
    '<failure message="The query parameter `q` has the greatest length `5`; it was `9`.">',
  );
  expect(xml).toContain('openapi.yaml:12 /paths/~1a/get/parameters/0/schema/maxLength');
  expect(xml).toContain('<skipped message="Said to all, in &quot;May&quot; &lt;1.&gt;">');
  expect(xml).toContain('<testsuite name="info.version" tests="1" failures="1" skipped="0">');
});

test('annotations stand at the line of the contract, with nothing that ends them early', () => {
  expect(written('github', reportOf()).split('\n')).toEqual([
    '::error file=openapi.yaml,line=12,title=parameter-max-length-narrowed::The query parameter `q` has the greatest length `5`; it was `9`. breaks the panel, to build in the backend: the panel may send what is refused now, and the backend has to refuse it',
    expect.stringMatching(/^::warning file=openapi\.yaml,line=14,title=parameter-added-optional::/),
    expect.stringMatching(/^::notice file=openapi\.yaml,line=13,title=parameter-no-longer-deprecated::/),
    '::warning::The accepted `parameter-removed` of `writeIt` matches nothing (It goes).',
    expect.stringMatching(
      /^1 change breaks, .* The version is still 0\.1\.0; a breaking change wants 0\.2\.0/,
    ),
  ]);
  const report = reportOf();
  const [finding] = report.difference.findings;
  const odd = { ...finding, sentence: '50%\nof it.', rule: 'a:b,c' };
  const difference = { ...report.difference, findings: finding ? [{ ...finding, ...odd }] : [] };
  expect(written('github', { ...report, difference })).toMatch(/title=a%3Ab%2Cc::50%25%0Aof it\. breaks/);
});

test('what fails is what was asked for', () => {
  const said = now.replace('0.1.0', '0.2.0');
  const failing = (failOn: FailOn, after = now): string[] => {
    const { difference, fails } = reportOf(failOn, after);
    return difference.findings.filter(fails).map(({ rule }) => rule);
  };
  expect(failing('version')).toEqual(['parameter-max-length-narrowed']);
  expect(failing('version', said)).toEqual([]);
  expect(failing('breaking', said)).toEqual(['parameter-max-length-narrowed']);
  expect(failing('warning', said)).toEqual(['parameter-max-length-narrowed', 'parameter-added-optional']);
  expect(written('github', reportOf('version', said))).toMatch(/^::warning .*parameter-max-length-narrowed/);
});

test('where nothing was compared, every format says why in its own way', () => {
  const explain = (format: Format): string => FORMATS[format].uncompared('No history, so "none".');
  expect(explain('text')).toBe('No history, so "none".');
  expect(explain('markdown')).toBe('No history, so "none".');
  expect(parse(explain('json'))).toEqual({
    shape: 1,
    fails: false,
    notCompared: 'No history, so "none".',
  });
  expect(explain('junit')).toContain('<skipped message="No history, so &quot;none&quot;.">');
  expect(explain('github')).toBe('::notice::No history, so "none".');
});

test('what is gone is shown in the line of what was around it', () => {
  const lineOf = createLineFinder(now);
  expect(lineOf('/paths/~1a/get/parameters/7/schema')).toBe(7);
  expect(lineOf('/paths/~1gone/get')).toBe(3);
  expect(lineOf('')).toBe(1);
});
