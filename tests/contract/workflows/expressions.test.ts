import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { UnusableContract } from '#tests/contract/model/follow.ts';
import { unmet } from './conditions.ts';
import { evaluate } from './expressions.ts';
import { readWorkflowFiles } from './readWorkflowFiles.ts';

const json = { expiresAt: '2026-03-08T12:00:30+01:00', items: [{ id: 'a', tags: ['x'] }, { id: 'b' }] };
const scope = {
  inputs: { unique: 'a' },
  outputs: {},
  answer: {
    ...{ status: 200, contentType: 'application/json', headers: new Headers(), text: '', json, ms: 1 },
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T11:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a moment is named by how far it is from now', () => {
  expect(evaluate('$now', scope)).toBe('2026-03-01T11:00:00.000Z');
  expect(evaluate('$now+P7D', scope)).toBe('2026-03-08T11:00:00.000Z');
  expect(evaluate('$now-PT1M', scope)).toBe('2026-03-01T10:59:00.000Z');
  expect(evaluate('$now+7', scope)).toBeUndefined();
});

test('moments are compared as moments, whatever their offsets', () => {
  expect(unmet({ condition: '$response.body#/expiresAt > $now+P7D' }, scope)).toBeUndefined();
  expect(unmet({ condition: '$response.body#/expiresAt < $now+P8D' }, scope)).toBeUndefined();
  expect(unmet({ condition: '$response.body#/expiresAt < $now+P7D' }, scope)).toContain('not <');
});

test('a literal takes what earlier steps gave', () => {
  expect(unmet({ condition: "$response.body#/items/0/id == '{$inputs.unique}'" }, scope)).toBeUndefined();
});

test('a pattern looks into a value that is no text, with what earlier steps gave put in', () => {
  const pattern = (condition: string) => ({
    ...{ context: '$response.body#/items', type: 'regex' as const, condition },
  });
  expect(unmet(pattern('"id":"{$inputs.unique}"'), scope)).toBeUndefined();
  expect(unmet(pattern('^(?!.*"id":"b")'), scope)).toContain('$response.body#/items is');
});

test('a value is found in the row that a pointer describes', () => {
  expect(evaluate("$response.body#/items[?@.id == 'a']/tags/0", scope)).toBe('x');
  expect(evaluate("$response.body#/items[?@.id == 'c']/tags/0", scope)).toBeUndefined();
  expect(() => evaluate("$response.body#/items[?id is 'a']", scope)).toThrow(UnusableContract);
});

test('the workflows beside a contract are those of its file and of its folder, by name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
  try {
    expect(readWorkflowFiles(folder)).toEqual([]);
    mkdirSync(join(folder, 'workflows'));
    for (const name of ['workflows.arazzo.yaml', 'workflows/b.arazzo.yaml', 'workflows/a.arazzo.yaml'])
      writeFileSync(join(folder, name), name);
    writeFileSync(join(folder, 'workflows/notes.md'), 'notes');
    expect(readWorkflowFiles(folder)).toEqual([
      ...['workflows.arazzo.yaml', 'workflows/a.arazzo.yaml', 'workflows/b.arazzo.yaml'],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
