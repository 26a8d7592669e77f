import { expect, test } from 'vitest';
import { extraWidth, tableWidths } from './tableParts.ts';

test('the last visible column ends at the edge', () => {
  expect(extraWidth([40, 100, 150, 80, 80, 80], 2, 400)).toBe(30);
});

test('a table that fits is not widened', () => {
  expect(extraWidth([40, 100, 150], 2, 400)).toBe(0);
});

test('nothing is widened without a column that grows, or with no visible column behind it', () => {
  expect(extraWidth([100, 100, 100], -1, 250)).toBe(0);
  expect(extraWidth([100, 100, 300], 2, 250)).toBe(0);
});

test('what sticks is as wide as the key column came to be', () => {
  const key = { width: '11rem', isKey: true } as const;
  const stuck = (grows: true | null) =>
    tableWidths([grows ? { ...key, grows } : key, {}], { ticks: true, actions: false }).style['--stuck'];
  expect(stuck(null)).toBe('calc(2.5rem + min(11rem, 45vw))');
  expect(stuck(true)).toBe('calc(2.5rem + min(11rem, 45vw) + var(--slack, 0px))');
});
