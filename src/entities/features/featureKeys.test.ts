import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameText, normalisedKey, phoneticKey, tokenSetKey } from './featureKeys.ts';

test.each([
  ['Colour', 'colour'],
  ['  Navy \t Blue ', 'navy blue'],
  ['Navy-Blue', 'navy blue'],
  ['navy_blue', 'navy blue'],
  ['Größe (EU)', 'groesse eu'],
  ['GROẞE', 'grosse'],
  ['Groesse – EU', 'groesse eu'],
  ['ＧＲＯＥＳＳＥ　ＥＵ', 'groesse eu'],
  ['Gro\u0308\u00dfe', 'groesse'],
  ['Längenübermaß', 'laengenuebermass'],
  ['Crème brûlée', 'creme brulee'],
  ['Œuvre æther', 'oeuvre aether'],
  ['Smørrebrød, Łódź', 'smoerrebroed lodz'],
  ['Đak ðoð Þor', 'dak dod thor'],
  ['İstanbul ısı', 'istanbul isi'],
  ["men's", 'mens'],
  ['men’s', 'mens'],
  ['A+ grade', 'a + grade'],
  ['100% Cotton', '100 % cotton'],
  ['16oz', '16 oz'],
  ['㎖', 'ml'],
  ['A4', 'a 4'],
  ['10x20', '10 x 20'],
  ['0,5 l', '0.5 l'],
  ['0.5 L', '0.5 l'],
  ['1/2 in', '1/2 in'],
  ['11½ in', '11 1/2 in'],
  ['½ cup', '1/2 cup'],
  ['10²', '10 2'],
  ['m²', 'm 2'],
  ['-5 °C', '-5 c'],
  ['from -5', 'from -5'],
  ['5-10', '5 10'],
  ['a-5', 'a 5'],
  ['St. Moritz.', 'st moritz'],
  ['and/or', 'and or'],
  ['Χρώμα', 'χρώμα'],
  ['Цвет, Ёлка й', 'цвет ёлка й'],
  ['颜色（红）', '颜色 红'],
  ['ガラス', 'ガラス'],
  ['?!', ''],
  ['', ''],
])('the key of %j is %j', (text, key) => {
  expect(normalisedKey(text)).toBe(key);
});

test.each([
  ['Blue, Navy', 'blue navy'],
  ['navy blue NAVY', 'blue navy'],
  ['5.0 l', '5.0 l'],
  ['0.5 l', '0.5 l'],
  ['…', ''],
])('the words of %j are %j', (text, key) => {
  expect(tokenSetKey(text)).toBe(key);
});

test.each([
  ['Grey', 'Gray'],
  ['Colour', 'color'],
  ['Fotograf', 'Photograph'],
])('%s sounds like %s', (a, b) => {
  expect(phoneticKey(a)).toBe(phoneticKey(b));
});

test('what has no sound in English stays as it is', () => {
  expect(phoneticKey('Red 500 ml')).toBe('RT 500 ML');
  expect(phoneticKey('Цвет 红')).toBe('цвет 红');
  expect(phoneticKey('wh h')).not.toContain('  ');
  expect(phoneticKey('gh a4')).not.toBe('');
});

test.each([
  ['Navy Blue', 'navy-blue', true],
  ['Navy', 'Blue', false],
  ['?', ' ?', true],
  ['?', '!', false],
  ['?', 'a', false],
  ['a', '?', false],
])('whether %j and %j say the same: %s', (a, b, isSame) => {
  expect(isSameText(a, b)).toBe(isSame);
});

const writing = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(...'a Z 5 9 . , - / % + ½ ² ä ß É σ Σ й _ ’'.split(' '), ' '),
    maxLength: 14,
  }),
);

test('the key of a key is the key', () => {
  fc.assert(
    fc.property(writing, (text) => {
      const key = normalisedKey(text);
      expect(normalisedKey(key)).toBe(key);
      expect(tokenSetKey(tokenSetKey(text))).toBe(tokenSetKey(text));
      expect(tokenSetKey(key)).toBe(tokenSetKey(text));
    }),
  );
});

test('blanks and the case of Latin letters do not change a key', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', 'ä', 'ö', 'é', 'ß', ' ', '5', '.'), maxLength: 14 }),
      (text) => {
        expect(normalisedKey(`  ${text.toUpperCase()}\u00a0`)).toBe(normalisedKey(text));
      },
    ),
  );
});
