import { expect, test } from 'vitest';

import { readContract } from '#tests/contract/model/readContract.ts';
import { readAcceptList } from './acceptList.ts';
import { type Difference, createDifference } from './difference.ts';
import { formatUnusedEntry } from './sentences.ts';
import { formatMarkdown } from './markdown.ts';
import { formatTerminal } from './terminal.ts';

const contract = (maximum: number, version = '0.1.0'): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'A', version },
    paths: Object.fromEntries(
      ['a', 'b'].map((name) => {
        const schema = { $ref: '#/components/schemas/Count' };
        const operation = { operationId: name, parameters: [{ name: 'n', in: 'query', schema }] };
        return [`/${name}`, { get: { ...operation, responses: {} } }];
      }),
    ),
    components: { schemas: { Count: { type: 'integer', maximum } } },
  });

const RULE = 'parameter-maximum-narrowed';
const agreed = { rule: RULE, reason: 'Nobody has more than five' };

function differ(entries: object[], version?: string): Difference {
  const list = readAcceptList(JSON.stringify(entries), 'accept.yaml');
  return createDifference(readContract(contract(9)), readContract(contract(5, version)), list);
}

const operationsOf = ({ findings }: Difference): string[][] =>
  findings.map(({ operations }) => operations.map(({ id }) => id));

test('a change that is accepted does not fail, and is shown apart with its reason', () => {
  const difference = differ([{ ...agreed, path: '/components/schemas/Count' }]);
  expect(difference).toMatchObject({ findings: [], isVersionTooLow: false, unused: [] });
  const screen = formatTerminal(difference, 'A');
  expect(screen).toContain(
    'Accepted: 2 operations: `Count` has the greatest value `5`; it was `9`. (Nobody has',
  );
  expect(screen).toContain('0 changes break, 0 want work, 0 are harmless; 1 change is accepted.');
  expect(formatMarkdown(difference, 'A')).toMatch(/### Accepted[^#]*\| 2 operations \| Nobody has more/);
});

test('a change that is accepted for one operation stays for the others', () => {
  expect(operationsOf(differ([]))).toEqual([['a', 'b']]);
  const one = differ([{ ...agreed, operation: 'a' }]);
  expect([operationsOf(one), one.isVersionTooLow]).toEqual([[['b']], true]);
  const both = differ([
    { ...agreed, operation: 'a' },
    { ...agreed, path: '/b' },
  ]);
  expect([operationsOf(both), both.accepted.length, both.isVersionTooLow]).toEqual([[], 2, false]);
});

test('an entry counts until the contract has the version that it names', () => {
  const entry = { ...agreed, path: '/components/schemas/Count', until: '0.1.1' };
  expect(differ([entry]).isVersionTooLow).toBe(false);
  const ended = differ([entry], '0.1.1');
  expect(ended.isVersionTooLow).toBe(true);
  expect(ended.unused.map(formatUnusedEntry)).toEqual([
    `The accepted \`${RULE}\` of \`/components/schemas/Count\` does not count from version 0.1.1 on (Nobody has more than five).`,
  ]);
});

test('an entry that matches nothing is told', () => {
  const difference = differ([{ ...agreed, rule: 'parameter-minimum-narrowed', operation: 'a' }]);
  expect(formatTerminal(difference, 'A')).toContain(
    'The accepted `parameter-minimum-narrowed` of `a` matches nothing (Nobody has more than five).',
  );
  expect(operationsOf(difference)).toEqual([['a', 'b']]);
});

test('a list in YAML is read like one in JSON, and an empty one accepts nothing', () => {
  const text = `- rule: ${RULE}\n  operation: a # both\n  reason: Nobody has more than five\n`;
  expect(readAcceptList(text, 'accept.yaml')).toEqual([{ ...agreed, operation: 'a' }]);
  expect(readAcceptList('# nothing yet\n', 'accept.yaml')).toEqual([]);
});

test.each<[string, string, string]>([
  ['no reason', '- { rule: a, operation: b }', 'Entry 1 of accept.yaml has no reason.'],
  ['an empty reason', '- { rule: a, operation: b, reason: " " }', 'has a reason that is no text.'],
  ['no rule', '- { operation: b, reason: c }', 'Entry 1 of accept.yaml has no rule.'],
  ['no place', '- { rule: a, reason: c }', 'has to name an operation or a path, and not both.'],
  ['two places', '- { rule: a, operation: b, path: /b, reason: c }', 'an operation or a path, and not both.'],
  ['an unknown name', '- { rule: a, operation: b, why: c }', 'has "why", which means nothing here.'],
  [
    'a version as a number',
    '- { rule: a, operation: b, reason: c, until: 1.0 }',
    'has a until that is no text.',
  ],
  ['a text', 'everything', 'accept.yaml is no list of entries.'],
  ['an entry that is a text', '- everything', 'Entry 1 of accept.yaml is no entry with a rule and a reason.'],
  ['something else than YAML', '- [', 'accept.yaml is neither YAML nor JSON.'],
])('a list with %s is refused', (_what, text, sentence) => {
  expect(() => readAcceptList(text, 'accept.yaml')).toThrow(sentence);
});
