import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#shared/i18n/languages.ts';
import { knownNumberFormat, numberSigns } from '#shared/i18n/numberSigns.ts';
import { numberIn, readPasted } from './readNumber.ts';

const tags = languages.map(({ tag }) => tag);
/** Of a language, or of a number format that was chosen. */
const signsOf = (name: string) => numberSigns(name, knownNumberFormat(name));

test.each([
  ['de', '1.234,5', '1234.5'],
  ['de', '12,82', '12.82'],
  ['de', '1.234', '1234'],
  ['de', '12.82', '12.82'],
  ['de', '0.123', '0.123'],
  ['de', '1.234.567,89', '1234567.89'],
  ['de', "1'234,5", null],
  ['de', '1,234.50', null],
  ['de', '1 234,5', null],
  ['es', '1234,5', '1234.5'],
  ['it', '1.234,5', '1234.5'],
  ['el', '1.234,5', '1234.5'],
  ['fr', '1 234,5', '1234.5'],
  ['fr', '1\u202f234,5', '1234.5'],
  ['fr', '1\u00a0234,5', '1234.5'],
  ['fr', '50 1,20', null],
  ['ru', '1 234,5', '1234.5'],
  ['en', '1,999', '1999'],
  ['en-GB', '1,999.5', '1999.5'],
  ['zh', '1,999', '1999'],
  ['en', '12,82', null],
  ['en', '0,123', null],
  ['en', '1e3', null],
  ['en', '', null],
  ['en', ' 12.5\n', '12.5'],
  ['en', '.5', '.5'],
  ['pseudo', '1,999', '1999'],
  ['comma-dot', '1,234.5', '1234.5'],
  ['comma-dot', '12,82', null],
  ['dot-comma', '1.234,5', '1234.5'],
  ['space-comma', '1 234,5', '1234.5'],
  ['space-comma', '1\u00a0234,5', '1234.5'],
  ['space-dot', '1 234.5', '1234.5'],
  ['space-dot', '1,5', null],
  ['apostrophe-dot', "1'234.5", '1234.5'],
  ['apostrophe-dot', '1’234’567.5', '1234567.5'],
  ['apostrophe-dot', "12'34", null],
])('D33 in %s %j is the number %j', (language, text, number) => {
  expect(numberIn(text, signsOf(language))).toBe(number);
});

test.each([
  ['de', '12,82 €', '12.82€'],
  ['de', '-12,82', '-12.82'],
  ['de', "1'234,5", "1'234,5"],
  ['de', '1,234.50', '1,234.50'],
  ['fr', '1 234,5', '1234.5'],
  ['en', '1,999', '1999'],
  ['en', '12,82', '12,82'],
  ['en', '1e3', '1e3'],
])('D33 in %s a pasted %j reaches the filter as %j', (language, text, read) => {
  expect(readPasted(text, signsOf(language))).toBe(read);
});

test('D33 a number that Intl writes in any of the nine languages is read as the same number', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...tags),
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 0, max: 4 }),
      fc.boolean(),
      (language, whole, decimals, isGrouped) => {
        const number = whole / 10 ** decimals;
        const format = new Intl.NumberFormat(language, {
          minimumFractionDigits: decimals,
          useGrouping: isGrouped ? 'always' : false,
        });
        const read = numberIn(format.format(number), signsOf(language));
        expect(Number(read)).toBe(number);
        expect(Number(readPasted(` ${format.format(number)}\n`, signsOf(language)))).toBe(number);
      },
    ),
  );
});

test('no text throws, and a text that is read as a number is a valid one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tags), fc.string({ unit: 'binary', maxLength: 12 }), (language, text) => {
      const read = numberIn(text, signsOf(language));
      if (read !== null) expect(Number(read)).not.toBeNaN();
      expect(typeof readPasted(text, signsOf(language))).toBe('string');
    }),
  );
});

test('D33 text behind a number makes it no number, and invisible signs are ignored', () => {
  expect(numberIn('1.5x', signsOf('en'))).toBeNull();
  expect(numberIn('1\u200b2', signsOf('en'))).toBe('12');
  expect(readPasted('1,5 or 2,5', signsOf('de'))).toBe('1,5 or 2,5');
  expect(readPasted('none', signsOf('de'))).toBe('none');
});
