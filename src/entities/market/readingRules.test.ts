import { expect, test } from 'vitest';
import { findReadingProblems } from './readingRules.ts';

const now = Date.UTC(2026, 10, 20, 9);
const rising = [
  { minQty: 72, unitPrice: '5.05' },
  { minQty: 288, unitPrice: '4.09' },
];

test('a reading whose quantities rise and whose moment has come is right, whatever its prices do', () => {
  expect(findReadingProblems({ breaks: rising }, now)).toEqual([]);
  expect(
    findReadingProblems({ breaks: [...rising].map((one) => ({ ...one, unitPrice: '9' })) }, now),
  ).toEqual([]);
  expect(findReadingProblems({ breaks: rising, capturedAt: '2026-11-20T10:00:30+01:00' }, now)).toEqual([]);
});

test.each([72, 71])('a second quantity of %d is refused after 72', (minQty) => {
  const breaks = [
    { minQty: 72, unitPrice: '5.05' },
    { minQty, unitPrice: '4.09' },
  ];
  expect(findReadingProblems({ breaks }, now)).toEqual([{ field: 'breaks.1.minQty', code: 'not_ascending' }]);
});

test('a price of nothing is refused, one of a hundredth of a cent is not', () => {
  const breaks = [
    { minQty: 1, unitPrice: '0.00' },
    { minQty: 2, unitPrice: '0.0001' },
  ];
  expect(findReadingProblems({ breaks }, now)).toEqual([
    { field: 'breaks.0.unitPrice', code: 'not_positive' },
  ]);
});

test('a minute to come is the difference of two clocks, more is the future', () => {
  const readAt = (ms: number) =>
    findReadingProblems({ breaks: rising, capturedAt: new Date(now + ms).toISOString() }, now);
  expect(readAt(60_000)).toEqual([]);
  expect(readAt(60_001)).toEqual([{ field: 'capturedAt', code: 'in_future' }]);
});
