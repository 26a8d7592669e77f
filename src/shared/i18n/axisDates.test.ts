import { expect, test } from 'vitest';
import { formatMonth, formatMonthDay } from './axisDates.ts';

const berlin = { timeZone: 'Europe/Berlin' };

test('an axis of time names days without their year, and months with it, in the given zone', () => {
  const at = '2026-10-31T23:00:00Z';
  expect([formatMonthDay(at, 'en', berlin), formatMonth(at, 'en', berlin)]).toEqual(['Nov 1', 'Nov 2026']);
  expect([formatMonthDay(at, 'de', berlin), formatMonth(at, 'de', berlin)]).toEqual(['1. Nov.', 'Nov. 2026']);
  expect(formatMonth(at, 'zh', { timeZone: 'UTC' })).toBe('2026年10月');
});
