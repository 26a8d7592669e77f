import { expect, test } from 'vitest';
import { formatMoney, formatNumber, formatPercent } from './formatters.ts';
import { languages } from './languages.ts';
import { numberFormats, numberSigns, type NumberFormat } from './numberSigns.ts';

const formatRows: Record<NumberFormat, readonly string[]> = {
  'comma-dot': ['1,234.5', '1,234.50'],
  'dot-comma': ['1.234,5', '1.234,50'],
  'space-comma': ['1\u202f234,5', '1\u202f234,50'],
  'space-dot': ['1\u202f234.5', '1\u202f234.50'],
  'apostrophe-dot': ['1’234.5', '1’234.50'],
};

test.each(
  languages.flatMap(({ tag }) =>
    numberFormats.map((numberFormat): [string, NumberFormat] => [tag, numberFormat]),
  ),
)('D39 in %s the format %s has its own signs, and everything else is the language’s', (lng, numberFormat) => {
  const [number = '', money = ''] = formatRows[numberFormat];
  const { decimal, group } = numberSigns(lng);
  const inLanguage = formatMoney('-1234.50', lng, { currency: 'USD' });
  const digits = `1${group}234${decimal}50`;
  expect(inLanguage).toContain(digits);
  expect(formatNumber(1234.5, lng, { numberFormat })).toBe(number);
  expect(formatNumber(-1234.5, lng, { numberFormat })).toBe(`\u2212${number}`);
  expect(formatMoney('-1234.50', lng, { currency: 'USD', numberFormat })).toBe(
    inLanguage.replace(digits, money),
  );
  const percent = formatPercent(12.345, lng);
  expect(formatPercent(12.345, lng, { numberFormat })).toBe(
    percent.replace(`1${group}234${decimal}5`, number),
  );
});

test('D39 a number that the panel shows in a number format is read as the same number', () => {
  for (const numberFormat of numberFormats) {
    const { decimal, group } = numberSigns('de', numberFormat);
    const shown = formatNumber(1_234_567.5, 'de', { numberFormat });
    expect(shown.replaceAll(group, '').replace(decimal, '.')).toBe('1234567.5');
  }
});
