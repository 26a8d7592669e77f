import fc from 'fast-check';
import { expect, test } from 'vitest';
import { titleParts } from './titleParts.ts';

const marked = (title: string, other: string): string =>
  titleParts(title, other)
    .map(({ text, isOnlyHere }) => (isOnlyHere ? `[${text}]` : text))
    .join('');

test.each([
  ['Custom Enamel mug, 12 oz', 'Enamel mug 12 oz', '[Custom] Enamel mug, 12 oz'],
  ['Enamel mug 12 oz', 'Custom Enamel mug, 12 oz', 'Enamel mug 12 oz'],
  ['Enamel MUG', 'enamel mug', 'Enamel MUG'],
  ['Café-Becher', 'cafe becher', 'Café-Becher'],
  ['Box of 25', 'Box of 50', 'Box of [25]'],
  ['very very light', 'very light', 'very [very] light'],
  ['保温杯 500', '保温杯 350', '保温杯 [500]'],
  ['', 'mug', ''],
  ['mug', '', '[mug]'],
  [' - ', '', ' - '],
])('%s beside %s', (title, other, shown) => {
  expect(marked(title, other)).toBe(shown);
});

test('the parts are the title, and neighbours differ', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (title, other) => {
      const parts = titleParts(title, other);
      expect(parts.map(({ text }) => text).join('')).toBe(title);
      for (const [at, part] of parts.entries())
        expect(part.isOnlyHere).not.toBe(parts[at + 1]?.isOnlyHere ?? !part.isOnlyHere);
    }),
  );
});

test('nothing sets a title apart from itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      expect(titleParts(title, title).some(({ isOnlyHere }) => isOnlyHere)).toBe(false);
    }),
  );
});
