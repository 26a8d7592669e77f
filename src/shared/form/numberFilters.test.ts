import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decimalFilter,
  integerFilter,
  isDecimal,
  isSameNumber,
  signedFilter,
  type InputFilter,
} from './numberFilters.ts';

test.each([
  ['E120', '12.5.3', '12.53', '1253'],
  ['E120', '..5', '.5', '5'],
  ['E120', '.', '.', ''],
  ['E120', '1 000', '1000', '1000'],
  ['E120', '1e3', '13', '13'],
  ['E120', '0x1F', '01', '01'],
  ['E120', '00012', '00012', '00012'],
  ['E121 Arabic-Indic', '٣4٥', '4', '4'],
  ['E121 Devanagari', '१2', '2', '2'],
  ['E121 full-width', '１2．５', '2', '2'],
  ['E121 half and square', '1½2²', '12', '12'],
  ['E122', '12,50', '1250', '1250'],
  ['E122', '1.234,50', '1.23450', '123450'],
  ['E122', '-5', '5', '5'],
  ['E125 zero-width', '1\u200b2\ufeff3', '123', '123'],
  ['E125 newline', '12\r\n.5\n', '12.5', '125'],
  ['nothing', '', '', ''],
  ['emoji', '1💶2', '12', '12'],
])('%s: "%s" becomes %s as a decimal and %s as a whole number', (_, text, decimal, integer) => {
  expect(decimalFilter(text).value).toBe(decimal);
  expect(integerFilter(text).value).toBe(integer);
});

test.each([
  ['-5', '-5', []],
  [' -2.5', '-2.5', []],
  ['-', '-', []],
  ['5-3', '53', ['-']],
  ['--5', '-5', ['-']],
  ['-.5', '-.5', []],
  ['-1e3', '-13', ['e']],
  ['12', '12', []],
])('a signed number keeps of "%s" the text "%s" and drops %j', (text, value, removed) => {
  expect(signedFilter(text)).toEqual({ value, removed });
});

test.each([
  ['12,50', [','], [',']],
  ['1.234,50', [','], ['.', ',']],
  ['-5', ['-'], ['-']],
  ['12.5.3', ['.'], ['.']],
  ['1,234,567', [','], [',']],
  ['$ 5 – 6', ['$', '–'], ['$', '–']],
  ['1💶2', ['💶'], ['💶']],
  ['12.5', [], ['.']],
  ['1 000', [], []],
  ['1\u00a0000\u202f000\t\n', [], []],
  ['\u200e1\u200b2\ufeff\u00ad', [], []],
  ['42', [], []],
])(
  'E122 for "%s" the decimal field names %j as dropped, the whole-number field %j',
  (text, decimal, integer) => {
    expect(decimalFilter(text).removed).toEqual(decimal);
    expect(integerFilter(text).removed).toEqual(integer);
  },
);

test.each([
  ['0', true],
  ['00012', true],
  ['12.5', true],
  ['12.', true],
  ['.5', true],
  ['.', false],
  ['', false],
  ['1.2.3', false],
  ['12,5', false],
])('E120 whether "%s" is a number: %s', (text, is) => {
  expect(isDecimal(text)).toBe(is);
});

// Digits, marks and what people paste beside them, and anything at all.
const marks = ['0', '1', '2', '7', '9', '.', ',', '-', ' ', '\n', '\u200b', '٣', '１', '½', 'e', '€'];
const text = fc.oneof(fc.string({ unit: fc.constantFrom(...marks) }), fc.string({ unit: 'binary' }));

describe.each<[string, InputFilter, RegExp]>([
  ['whole numbers', integerFilter, /^[0-9]*$/],
  ['decimals', decimalFilter, /^[0-9]*\.?[0-9]*$/],
])('the filter of %s', (_, filter, shape) => {
  const holds = (what: (input: string) => boolean) => fc.assert(fc.property(text, what), { numRuns: 10_000 });

  test('leaves only allowed signs, and drops nothing a second time', () => {
    holds((input) => {
      const { value } = filter(input);
      const again = filter(value);
      return shape.test(value) && again.value === value && again.removed.length === 0;
    });
  });

  test('keeps every digit, in order', () => {
    holds((input) => filter(input).value.replace('.', '') === input.replaceAll(/[^0-9]/g, ''));
  });

  test('E123 leaves the same of a beginning as of the whole, so that the caret keeps its place', () => {
    holds((input) => filter(input).value.startsWith(filter(input.slice(0, input.length / 2)).value));
  });

  test('D29 names every visible sign that it drops, and no other', () => {
    holds((input) => {
      const { value, removed } = filter(input);
      if (removed.length > 0) return removed.every((sign) => input.includes(sign));
      return input.replaceAll(/[\s\p{Z}\p{Cf}\p{Cc}]/gu, '') === value;
    });
  });
});

test('a number passes as it is, and nothing is reported as dropped', () => {
  expect(decimalFilter('12.55')).toEqual({ value: '12.55', removed: [] });
  expect(integerFilter('12')).toEqual({ value: '12', removed: [] });
  for (const text of ['.55', '.5', '5.', '5.55', '0']) expect([text, isDecimal(text)]).toEqual([text, true]);
});

test.each([
  ['12.5', '12.50', true],
  ['001', '1', true],
  ['1.', '1', true],
  ['100', '1', false],
  ['1.050', '1.05', true],
  ['1.050', '1.5', false],
  ['0x', 'x', false],
  ['', '0', false],
])('whether %j and %j are the same number: %j', (one, other, same) => {
  expect(isSameNumber(one, other)).toBe(same);
});
