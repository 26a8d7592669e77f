import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { historySpan, productHistory, productStops } from './productHistory.ts';

const { productPriceHistory: example } = examples;
const [page] = example.pages;
if (!page) throw new Error('the example has no page');
const day = (text: string): number => Date.parse(text);

test('a page that is not fresh is drawn up to when it was seen last, and never as zero', () => {
  const lastSeenAt = '2026-10-01T00:00:00Z';
  const { pages } = productHistory({ ...example, pages: [{ ...page, freshness: 'stale', lastSeenAt }] });
  expect(pages[0]?.corners.map(({ at }) => at).at(-1)).toBe(day(lastSeenAt));
  expect(pages[0]?.corners.every(({ price }) => price !== 0)).toBe(true);
});

test('a fresh page holds its price to the end, and the price before the period holds at its beginning', () => {
  const { pages, from, to } = productHistory(example);
  expect(pages[0]?.corners).toEqual([
    { at: from, price: 4.95 },
    { at: day('2026-11-02T05:10:00Z'), price: 5.05 },
    { at: to, price: 5.05 },
  ]);
});

test('only changes of ours within the period are marked', () => {
  expect(productHistory(example).ourMarks).toEqual([{ at: day('2026-10-12T00:00:00Z'), price: 5.2 }]);
});

test('the axis begins where something is known', () => {
  const { from } = productHistory({ ...example, from: '2016-01-01T00:00:00Z' });
  expect(from).toBe(day('2026-02-01T00:00:00Z'));
  const none = productHistory({ ...example, pages: [], ours: [] });
  expect(none.from).toBe(none.to);
});

test('an anomaly is no point of the line, and a suspicious price does not stretch the axis', () => {
  const [first, second] = page.points;
  if (!first || !second) throw new Error('the example has no points');
  const points = [
    first,
    { ...second, unitPrice: '126.00', isSuspicious: true },
    { ...second, isAnomaly: true },
  ];
  const history = productHistory({ ...example, pages: [{ ...page, points }] });
  expect(history.pages[0]?.points).toHaveLength(2);
  expect(historySpan(history)?.high).toBeLessThan(6);
  expect(historySpan(productHistory({ ...example, pages: [], ours: [] }))).toBeNull();
});

test('the reader stops at each change, and at both ends', () => {
  expect(productStops(productHistory(example))).toEqual(
    ['2026-08-22T00:00:00Z', '2026-10-12T00:00:00Z', '2026-11-02T05:10:00Z', '2026-11-20T12:00:00Z'].map(day),
  );
});
