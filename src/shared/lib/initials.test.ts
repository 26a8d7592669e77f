import { expect, test } from 'vitest';
import { initials, joinNames } from './initials.ts';

test.each([
  ['Ana', 'Petrova', 'AP'],
  ['ana', 'petrova', 'AP'],
  ['Ana', '', 'A'],
  ['', 'Petrova', 'P'],
  ['  Ana ', ' Petrova', 'AP'],
  ['e\u0301lodie', 'Noe\u0308l', 'E\u0301N'],
  ['👩‍👧‍👦 Family', '🇩🇪', '👩‍👧‍👦🇩🇪'],
  ['(Ana)', '"Petrova"', 'AP'],
  ['\u202eana', '\u200fPetrova', 'AP'],
  ['שרה', 'כהן', 'שכ'],
  ['عمر', 'شريف', 'عش'],
  ['2nd', 'Line', '2L'],
  ['王', '小明', '王小'],
])('E33 the initials of %s %s are %s', (first, last, expected) => {
  expect(initials(first, last, 'login')).toBe(expected);
});

test('E33 without names the login name gives the initials, and without that there are none', () => {
  expect(initials('', '', 'ana@backroom.test')).toBe('A');
  expect(initials('--', '\u0301', 'ana')).toBe('A');
  expect(initials('', '')).toBe('');
});

test('E33 names are joined by a single space', () => {
  expect(joinNames(' Ana  Maria', 'Petrova ')).toBe('Ana Maria Petrova');
  expect(joinNames('', 'Petrova')).toBe('Petrova');
  expect(joinNames('Ana', '')).toBe('Ana');
  expect(joinNames('', '')).toBe('');
});
