import { expect, test } from 'vitest';
import { toParams, getSchema } from './bulkForm.ts';

test.each([
  ['status', 'closeout', '', { status: 'closeout' }],
  ['categoryId', 'cat-mugs', '', { categoryId: 'cat-mugs' }],
  ['supplierId', 'sup-01', '', { supplierId: 'sup-01' }],
  ['isKvi', 'yes', '', { isKvi: true }],
  ['isKvi', 'no', '', { isKvi: false }],
  ['moq', '72', '', { moq: 72 }],
  [
    'features',
    ' Lid type ',
    ' Screw ',
    { features: [{ featureId: 'lid-type', title: 'Lid type', value: 'Screw' }] },
  ],
] as const)('the value of %s %j is sent', (question, value, more, params) => {
  expect(getSchema(question).safeParse({ value, more }).success).toBe(true);
  expect(toParams(question, { value, more })).toEqual(params);
});

test.each([
  ['status', '', ''],
  ['categoryId', '', ''],
  ['moq', '0', ''],
  ['moq', '', ''],
  ['moq', '12345678', ''],
  ['features', '!', 'Screw'],
  ['features', 'Lid type', ''],
] as const)('for %s %j, %j is no value', (question, value, more) => {
  expect(getSchema(question).safeParse({ value, more }).success).toBe(false);
});
