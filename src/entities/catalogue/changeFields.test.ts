import { expect, test } from 'vitest';
import { parseBreakQuantity, featureText } from './changeFields.ts';

test.each([
  ['unit_price 144', 144],
  ['unit_price', null],
  ['unit_price x', null],
  ['moq', null],
])('the quantity of the break in "%s" is %s', (field, quantity) => {
  expect(parseBreakQuantity(field)).toBe(quantity);
});

test.each([
  ['[{"featureId":"material","title":"Material","value":"Glass"}]', 'Material: Glass'],
  ['[]', ''],
  ['Glass', undefined],
  ['{"title":"Material"}', undefined],
])('the features %s are read as %s', (value, text) => {
  expect(featureText(value)).toBe(text);
});
