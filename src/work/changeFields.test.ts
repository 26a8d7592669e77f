import { expect, test } from 'vitest';
import { importFields } from '#mocks/work/importFields.ts';
import { breakOf, featureText, fieldKeys } from './changeFields.ts';

test('every field that a file may hold has a name', () => {
  const named = new Set<string>(fieldKeys.keys());
  const fields = Object.values(importFields).flatMap(({ fields: all }) => [...all]);
  expect(fields.filter((field) => !named.has(field))).toEqual([]);
});

test.each([
  ['unit_price 144', 144],
  ['unit_price', null],
  ['unit_price x', null],
  ['moq', null],
])('the break of "%s" is %s', (field, quantity) => {
  expect(breakOf(field)).toBe(quantity);
});

test.each([
  ['[{"featureId":"material","title":"Material","value":"Glass"}]', 'Material: Glass'],
  ['[]', ''],
  ['Glass', undefined],
  ['{"title":"Material"}', undefined],
])('features %s read %s', (value, text) => {
  expect(featureText(value)).toBe(text);
});
