import { beforeEach, expect, test } from 'vitest';
import { i18n } from '#shared/i18n/i18n.ts';
import { ladderIssues } from '#entities/pricing/ladderIssues.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { shownIssues } from './shownIssues.ts';

beforeEach(async () => {
  await startTexts();
});

const format = { number: (value: unknown) => String(value) };
const cost = { breaks: [{ minQty: 50, listPrice: '4.00' }], eqp: false, codes: {} };
const facts = { moq: 50, hasLtmCharge: false, minGpPct: 30, cost };
const slab = (minQty: number, unitPrice: string) => ({ minQty, unitPrice });
const show = (slabs: ReturnType<typeof slab>[], refused: Parameters<typeof shownIssues>[1] = []) =>
  shownIssues(ladderIssues(slabs, facts), refused, facts.moq, i18n.getFixedT('en', 'slabs'), format);

test('the worst first, then by row; each leads to its cell', () => {
  const shown = show([slab(50, '9.00'), slab(100, '9.00'), slab(100, '5.00'), slab(500, '5.10')]);
  expect(shown.map(({ rule, row, level }) => [rule, row, level])).toEqual([
    ['L1', 2, 'error'],
    ['L6', 2, 'error'],
    ['L4', 3, 'error'],
    ['L6', 3, 'error'],
    ['L5', 1, 'info'],
  ]);
  expect(shown[0]?.cell).toEqual({ row: 2, column: 'quantity' });
  expect(shown[1]?.cell).toEqual({ row: 2, column: 'price' });
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
});

test.each([
  [[], 'A ladder needs at least one break.'],
  [[slab(75, '9.00')], 'The first break must start at the minimum order of 50.'],
  [[slab(50, '5.00')], 'GP % is below the floor of 30. Enter a reason to publish.'],
  [[slab(50, '9.00001')], 'Enter a price with at most 4 decimals.'],
  [[slab(50, '9.00'), slab(100, '6.00')], 'From 67 to 99 pieces, buying 100 costs less.'],
  [[slab(50, '9.00'), slab(100, '8.90')], 'At 99 pieces, buying 100 costs less.'],
])('a sentence has its figures', (slabs, sentence) => {
  expect(show(slabs)[0]?.sentence).toBe(sentence);
});

test('what only the server found stands among the others, once', () => {
  const refused = [
    { code: 'priceZero', row: 0 },
    { code: 'underFloor', row: 0 },
  ] as const;
  const shown = show([slab(50, '0')], refused);
  expect(shown.map(({ rule, level, sentence }) => [rule, level, sentence])).toEqual([
    ['L3', 'error', 'Enter a price above zero.'],
    ['L6', 'error', 'GP % is below the category floor. Enter a reason to publish.'],
  ]);
});
