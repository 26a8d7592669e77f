import { expect, test } from 'vitest';
import { findRangeProblem, ownPeriod, readPeriod, usualPeriod } from './period.ts';
import { readScope } from './scopeFilters.ts';

const NOW = Date.parse('2026-11-20T09:00:00Z');

test.each([
  ['', 30, '2026-10-21', '2026-11-20', true],
  ['?days=7', 7, '2026-11-13', '2026-11-20', true],
  ['?days=8', 8, '2026-11-12', '2026-11-20', false],
  ['?days=7&until=2026-11-10', 7, '2026-11-04', '2026-11-10', false],
  ['?days=1&until=2026-11-10', 1, '2026-11-10', '2026-11-10', false],
])('"%s" is %d days from %s to %s', (search, days, from, to, isUsual) => {
  expect(readPeriod(readScope(search), NOW)).toEqual({ days, range: { from, to }, isUsual });
});

test('days of one’s own are read back as they were chosen', () => {
  const range = { from: '2026-01-01', to: '2026-03-31' };
  const texts = { ...readScope(''), ...ownPeriod(range) };
  expect(texts).toMatchObject({ days: '90', until: '2026-03-31' });
  expect(readPeriod(texts, NOW).range).toEqual(range);
});

test('a usual period ends now, and the rule is left out of the address', () => {
  expect(usualPeriod(7)).toEqual({ days: '7', until: '' });
  expect(usualPeriod(30)).toEqual({ days: '', until: '' });
});

test.each([
  ['2026-11-01', '2026-11-20', null],
  ['2026-11-20', '2026-11-20', null],
  ['2024-11-20', '2026-11-20', null],
  ['2024-11-19', '2026-11-20', 'long'],
  ['2026-11-21', '2026-11-20', 'order'],
  ['2026-11-01', '2026-11-21', 'future'],
  ['', '2026-11-20', 'missing'],
  ['2026-11-01', '?', 'missing'],
])('from %s to %s: %s', (from, to, problem) => {
  expect(findRangeProblem({ from, to }, NOW)).toBe(problem);
});
