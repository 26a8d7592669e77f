import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  changeArrow,
  formatDate,
  formatDateTime,
  formatFullDate,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelative,
  formatTime,
} from './formatters.ts';
import { languages, type Language } from './languages.ts';

const berlin = { timeZone: 'Europe/Berlin' };
const moment = '2026-11-20T15:04:05Z';
const now = Date.parse('2026-11-23T15:04:05Z');

// integer, decimal, money, percent, date, time, date and time, relative. \u00a0 is the no-break space, \u202f the
// narrow one: someone who copies a figure gets them too, so they are written out.
const table: Record<Language, readonly string[]> = {
  en: [
    '12,345',
    '1,234.5',
    '$1,234.567',
    '36.5%',
    'Nov 20, 2026',
    '4:04 PM',
    'Nov 20, 2026, 4:04 PM',
    '3 days ago',
  ],
  'en-GB': [
    '12,345',
    '1,234.5',
    'US$1,234.567',
    '36.5%',
    '20 Nov 2026',
    '16:04',
    '20 Nov 2026, 16:04',
    '3 days ago',
  ],
  es: [
    '12.345',
    '1.234,5',
    '1.234,567\u00a0US$',
    '36,5\u00a0%',
    '20 nov 2026',
    '16:04',
    '20 nov 2026, 16:04',
    'hace 3 días',
  ],
  de: [
    '12.345',
    '1.234,5',
    '1.234,567\u00a0$',
    '36,5\u00a0%',
    '20.11.2026',
    '16:04',
    '20.11.2026, 16:04',
    'vor 3 Tagen',
  ],
  fr: [
    '12\u202f345',
    '1\u202f234,5',
    '1\u202f234,567\u00a0$US',
    '36,5\u00a0%',
    '20 nov. 2026',
    '16:04',
    '20 nov. 2026, 16:04',
    'il y a 3 jours',
  ],
  it: [
    '12.345',
    '1.234,5',
    '1.234,567\u00a0USD',
    '36,5%',
    '20 nov 2026',
    '16:04',
    '20 nov 2026, 16:04',
    '3 giorni fa',
  ],
  ru: [
    '12\u00a0345',
    '1\u00a0234,5',
    '1\u00a0234,567\u00a0$',
    '36,5\u00a0%',
    '20 нояб. 2026 г.',
    '16:04',
    '20 нояб. 2026 г., 16:04',
    '3 дня назад',
  ],
  zh: [
    '12,345',
    '1,234.5',
    'US$1,234.567',
    '36.5%',
    '2026年11月20日',
    '16:04',
    '2026年11月20日 16:04',
    '3天前',
  ],
  el: [
    '12.345',
    '1.234,5',
    '1.234,567\u00a0$',
    '36,5%',
    '20 Νοε 2026',
    '4:04 μ.μ.',
    '20 Νοε 2026, 4:04 μ.μ.',
    'πριν από 3 ημέρες',
  ],
};

test.each(languages.map((language) => language.tag))('numbers and dates are formatted as %s does', (lng) => {
  expect([
    formatNumber(12_345, lng),
    formatNumber(1234.5, lng),
    formatMoney('1234.5670', lng, { currency: 'USD' }),
    formatPercent(0.365, lng),
    formatDate(moment, lng, berlin),
    formatTime(moment, lng, berlin),
    formatDateTime(moment, lng, berlin),
    formatRelative(moment, lng, { now }),
  ]).toEqual(table[lng]);
});

test('the pseudo-locale formats numbers as English does', () => {
  expect(formatNumber(1234.5, 'pseudo')).toBe('1,234.5');
  expect(formatDate(moment, 'pseudo', berlin)).toBe('Nov 20, 2026');
});

test('a column keeps its decimals', () => {
  expect(formatNumber(2, 'de', { decimals: 2 })).toBe('2,00');
  expect(formatPercent(0.3, 'en', { decimals: 2 })).toBe('30.00%');
  expect(formatMoney('0.345', 'en', { currency: 'USD', decimals: 4 })).toBe('$0.3450');
});

test('D12 money keeps every digit of its decimal string', () => {
  expect(formatMoney('0.3450', 'en', { currency: 'USD' })).toBe('$0.345');
  expect(formatMoney('12', 'en', { currency: 'USD' })).toBe('$12.00');
  expect(formatMoney('12', 'en', { currency: 'JPY' })).toBe('¥12');
  expect(formatMoney('-5.10', 'en', { currency: 'USD' })).toBe('−$5.10');
  expect(formatMoney('999999999.9999', 'en', { currency: 'USD' })).toBe('$999,999,999.9999');
  // 0.615 as a float is 0.6149…; as digits it rounds up
  expect(formatMoney('0.615', 'en', { currency: 'USD', decimals: 2 })).toBe('$0.62');
});

test.each(languages.map(({ tag }) => tag))('in %s 1000 and 1999 are grouped alike', (lng) => {
  const group = (value: number) => formatNumber(value, lng).replaceAll(/\d/g, '');
  expect(group(1000)).toMatch(/^[.,\u00a0\u202f]$/);
  expect(group(1999)).toBe(group(1000));
  expect(group(12_345)).toBe(group(1000));
  expect(formatMoney('1000', lng, { currency: 'EUR' })).toContain(formatNumber(1000, lng));
});

test.each(languages.map(({ tag }) => tag))('in %s there is one minus sign', (lng) => {
  const below = [
    formatNumber(-5.5, lng),
    formatNumber(-5.5, lng, { signed: true }),
    formatPercent(-0.05, lng),
    formatMoney('-5.10', lng, { currency: 'USD' }),
  ];
  for (const text of below) expect(text).toMatch(/^[^-]*\u2212[^-]*$/);
});

test('a change has its sign, and a change that rounds to zero has none', () => {
  expect(formatNumber(0.13, 'en', { decimals: 2, signed: true })).toBe('+0.13');
  expect(formatNumber(-0.13, 'de', { decimals: 2, signed: true })).toBe('−0,13');
  expect(formatPercent(0.057, 'en', { decimals: 1, signed: true })).toBe('+5.7%');
  expect(formatMoney('0.40', 'en', { currency: 'USD', signed: true })).toBe('+$0.40');
  expect(formatNumber(-0.001, 'en', { decimals: 2, signed: true })).toBe('0.00');
  expect(formatNumber(-0.001, 'en', { decimals: 2 })).toBe('0.00');
  expect([1, -1, 0].map(changeArrow)).toEqual(['▲', '▼', '=']);
});

test('a missing value is shown as a dash, never as NaN or Invalid Date', () => {
  const shown = [
    formatNumber(Number.NaN, 'en'),
    formatNumber(undefined, 'de'),
    formatPercent(Number.POSITIVE_INFINITY, 'en'),
    formatPercent(null, 'ru'),
    formatMoney(null, 'en', { currency: 'USD' }),
    formatMoney('12,50', 'en', { currency: 'USD' }),
    formatMoney('1e3', 'en', { currency: 'USD' }),
    formatMoney('12.50', 'en', { currency: 'dollars' }),
    formatDate('', 'en', berlin),
    formatTime('soon', 'en', berlin),
    formatDateTime(null, 'zh', berlin),
    formatRelative(undefined, 'fr', { now }),
  ];
  expect(new Set(shown)).toEqual(new Set(['—']));
});

test('a moment is shown in the given zone, over the change of clocks too', () => {
  expect(formatDateTime('2026-03-29T00:59:00Z', 'en-GB', berlin)).toBe('29 Mar 2026, 01:59');
  expect(formatDateTime('2026-03-29T01:00:00Z', 'en-GB', berlin)).toBe('29 Mar 2026, 03:00');
  expect(formatDate('2026-12-31T23:30:00Z', 'en-GB', berlin)).toBe('1 Jan 2027');
  expect(formatFullDate('2026-12-31T23:30:00Z', 'en-GB', berlin)).toBe('Friday, 1 January 2027');
  expect(formatFullDate('2026-12-31T23:30:00Z', 'de', berlin)).toBe('Freitag, 1. Januar 2027');
  expect(formatDate('2026-12-31T23:30:00Z', 'en-GB', { timeZone: 'America/New_York' })).toBe('31 Dec 2026');
});

test.each([
  [0, 'now'],
  [-59_999, 'now'],
  [-60_000, '1 minute ago'],
  [-3_599_999, '59 minutes ago'],
  [-3_600_000, '1 hour ago'],
  [7_200_000, 'in 2 hours'],
  [-86_400_000, 'yesterday'],
  [86_400_000, 'tomorrow'],
  [-8 * 86_400_000, 'last week'],
  [-40 * 86_400_000, 'last month'],
  [-800 * 86_400_000, '2 years ago'],
])('the moment %d ms away is "%s"', (distance, text) => {
  expect(formatRelative(now + distance, 'en', { now })).toBe(text);
});

test('money is never a float on its way to the screen', () => {
  const amount = fc.tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 9999 }));
  fc.assert(
    fc.property(amount, ([whole, fraction]) => {
      const value = `${whole}.${String(fraction).padStart(4, '0')}`;
      const shown = formatMoney(value, 'en', { currency: 'USD', decimals: 4 });
      expect(shown.replaceAll(/[$,]/g, '')).toBe(value);
    }),
    { numRuns: 500 },
  );
});
