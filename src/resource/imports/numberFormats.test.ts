import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberFormats, shownNumber, withShownNumbers } from './numberFormats.ts';

const styles = (codes: readonly string[]): string => {
  const formats = codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`);
  const cells = codes.map((_, at) => `<xf numFmtId="${164 + at}"/>`);
  return `<styleSheet><numFmts>${formats.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${cells.join('')}</cellXfs></styleSheet>`;
};

test.each<[string, unknown]>([
  ['00000', { zeros: 5 }],
  ['000;-000', { zeros: 3 }],
  ['0.0%', 'percent'],
  ['0', undefined],
  ['0.00', undefined],
  ['#,##0', undefined],
  ['0 &quot;% off&quot;', undefined],
  ['0\\%', undefined],
])('a number in the format %s keeps its zeros in front', (code, format) => {
  expect(numberFormats(styles([code])).get('0')).toEqual(format);
});

test('a workbook without styles has no formats, and its cells stay as they are', () => {
  const cell = '<c r="A1" s="0"><v>7</v></c>';
  expect(withShownNumbers(cell, numberFormats(''))).toBe(cell);
});

test('zeros in front of a number never change its value', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 20 }), (number, zeros) => {
      const text = shownNumber(String(number), { zeros });
      expect(Number(text)).toBe(number);
      expect(text.length).toBeGreaterThanOrEqual(zeros);
    }),
  );
});
