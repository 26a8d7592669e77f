import { expect, test } from 'vitest';

import { at, isRecord } from '#mocks/contract/homes.ts';
import { projectText } from '#tests/architecture/projectFiles.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import { createDifference } from './difference.ts';

const contract = readContract(projectText('openapi.yaml'));

/** Keys whose change is none for a backend or for the panel, with the reason. */
const MEANINGLESS: Readonly<Record<string, string>> = {
  'x-origin':
    'Says where something comes from: another origin is noted, and the linter refuses a missing one.',
};

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key.startsWith('x-') ? [key] : keysIn(inner)));
}

/** Without all keys of our own that mean something. */
function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (!isRecord(value)) return value;
  const others = Object.entries(value).filter(([key]) => !key.startsWith('x-') || key in MEANINGLESS);
  return Object.fromEntries(others.map(([key, inner]) => [key, withoutKeys(inner)]));
}

/** The operations that state something under a key; an empty list states nothing. */
const statingOperations = (key: string): string[] =>
  contract.operations
    .filter(({ pointer }) => JSON.stringify(at(valueAt(contract.document, pointer), key) ?? []) !== '[]')
    .map(({ id }) => id);

const keys = [...new Set(keysIn(contract.document))].sort();
const stripped = readContract(JSON.stringify(withoutKeys(contract.document)));
const { findings } = createDifference(contract, stripped);

test.each(keys.filter((key) => !(key in MEANINGLESS)))(
  'that the contract states %s no more is found, at every operation that stated it',
  (key) => {
    const rule = new RegExp(`(^|-)${key.replace('x-', '').replace('-ms', '')}(-ms)?-[a-z]+$`);
    const own = findings.filter((finding) => rule.test(finding.rule));
    const met = own.flatMap(({ operations }) => operations.map(({ id }) => id));
    expect(met).toEqual(expect.arrayContaining(statingOperations(key)));
    expect(own).not.toEqual([]);
  },
);

test('no key is excused that the contract does not have', () => {
  expect(Object.keys(MEANINGLESS).filter((key) => !keys.includes(key))).toEqual([]);
});
