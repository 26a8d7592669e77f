import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './errors.ts';
import { currentOf, isStaleWrite, isWrongState, recordInWrongState } from './staleWrite.ts';

const schema = z.object({ version: z.number() });
const current = { version: 7 };
const refusal = (code?: string, body: object = { current }, status = 409) =>
  new ApiError('http', { status, code, body });

test.each([
  ['version_conflict', refusal('version_conflict'), true],
  ['draft_exists', refusal('draft_exists'), true],
  ['version_conflict without the record', refusal('version_conflict', {}), true],
  ['a code of the server’s own, with the record', refusal('row_changed'), true],
  ['no code, with the record', refusal(), true],
  ['no code and no record', refusal(undefined, {}), false],
  ['wrong_state', refusal('wrong_state'), false],
  ['plan_changed', refusal('plan_changed'), false],
  ['in_progress', refusal('in_progress'), false],
  ['another status', refusal('version_conflict', { current }, 422), false],
  ['an error of another kind', new Error('version_conflict'), false],
])('D12 whether a refusal is a stale write: %s', (_, error, isStale) => {
  expect(isStaleWrite(error)).toBe(isStale);
  if (!isStale) expect(currentOf(error, schema)).toBeNull();
});

test('D12 the record of a stale write is read as far as it is needed', () => {
  expect(currentOf(refusal('version_conflict'), schema)).toEqual(current);
  expect(currentOf(refusal('version_conflict', {}), schema)).toBeNull();
});

test('a refusal for the state of the record brings the record too, and is no stale write', () => {
  expect(isWrongState(refusal('wrong_state'))).toBe(true);
  expect(recordInWrongState(refusal('wrong_state'), schema)).toEqual(current);
  expect(recordInWrongState(refusal('version_conflict'), schema)).toBeNull();
  expect(recordInWrongState(refusal('wrong_state', { current: { version: 'seven' } }), schema)).toBeNull();
});
