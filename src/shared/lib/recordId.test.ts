import { expect, test } from 'vitest';
import { isRecordId } from './recordId.ts';

test.each([
  ['prd-0008', true],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['', false],
  ['a/b', false],
  ['a\\b', false],
  ['a\u0000', false],
])('%j can be an id: %s', (text, can) => {
  expect(isRecordId(text)).toBe(can);
});
