import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PriceHistory } from '#api/generated/types.gen.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { holdingAt, lineCorners } from '#entities/priceHistory/timedPrices.ts';
import {
  historyLines,
  historyPeriods,
  historyStops,
  priceRange,
  toHistoryStart,
} from './priceHistoryRules.ts';

const { priceHistory } = examples;
const moment = (text: string): number => Date.parse(text);
const linesOf = (changes: Partial<PriceHistory> = {}, isFresh = true) =>
  historyLines({ ...priceHistory, ...changes }, isFresh);

test('a period begins at the reader’s midnight, so that it is the same all day long', () => {
  const now = moment('2026-11-27T18:00:00Z');
  expect(historyPeriods.map((period) => toHistoryStart(period, now, 'Europe/Berlin'))).toEqual([
    '2026-10-27T23:00:00.000Z',
    '2026-08-28T22:00:00.000Z',
    '2025-11-26T23:00:00.000Z',
    '2024-11-26T23:00:00.000Z',
  ]);
  expect(toHistoryStart('month', now + 3_600_000, 'Europe/Berlin')).toBe('2026-10-27T23:00:00.000Z');
});

test('an anomaly is no corner of the line; the price before it holds on', () => {
  const { theirs, anomalies, from, theirsUntil, to } = linesOf();
  expect(theirsUntil).toBe(to);
  expect(anomalies.map(({ unitPrice }) => unitPrice)).toEqual(['126.25']);
  expect(holdingAt(theirs, moment('2026-10-10T00:00:00Z'))?.unitPrice).toBe('4.95');
  expect(lineCorners(theirs, { from, until: theirsUntil })).toEqual([
    { at: from, price: 4.95 },
    { at: moment('2026-11-02T05:10:00Z'), price: 5.05 },
    { at: to, price: 5.05 },
  ]);
});

test('a price that is not fresh is drawn up to when it was last seen', () => {
  const lastSeenAt = '2026-11-05T05:10:00Z';
  const { theirs, from, theirsUntil } = linesOf({ lastSeenAt }, false);
  expect(lineCorners(theirs, { from, until: theirsUntil }).at(-1)).toEqual({
    at: moment(lastSeenAt),
    price: 5.05,
  });
  expect(lineCorners([], { from, until: theirsUntil })).toEqual([]);
});

test('where there is no price the line has a corner without one', () => {
  const ours = [
    { at: '2026-02-01T00:00:00Z', unitPrice: '5.20' },
    { at: '2026-10-01T00:00:00Z', unitPrice: null },
  ];
  const lines = linesOf({ ours });
  expect(lineCorners(lines.ours, { from: lines.from, until: lines.to })).toEqual([
    { at: lines.from, price: 5.2 },
    { at: moment('2026-10-01T00:00:00Z'), price: null },
    { at: lines.to, price: null },
  ]);
});

test('a price that was misread does not stretch the axis, unless there is nothing else', () => {
  expect(priceRange(linesOf())?.high).toBeLessThan(6);
  expect(priceRange(linesOf())?.low).toBeGreaterThan(4);
  const points = priceHistory.points.filter(({ isAnomaly }) => isAnomaly);
  expect(priceRange(linesOf({ points, ours: [] }))?.high).toBeGreaterThan(126);
  expect(priceRange(linesOf({ points: [], ours: [] }))).toBeNull();
});

test('the slider stops wherever something happened in the period, and at both of its ends', () => {
  expect(historyStops(linesOf()).map((stop) => new Date(stop).toISOString().slice(0, 10))).toEqual([
    '2026-08-22',
    '2026-10-09',
    '2026-11-02',
    '2026-11-12',
    '2026-11-20',
  ]);
});

test('the corners of a line rise and stay within the axis, whatever was read when', () => {
  const from = moment(priceHistory.from);
  const to = moment(priceHistory.to);
  const time = fc.integer({ min: from - 1e9, max: to });
  fc.assert(
    fc.property(fc.array(time, { maxLength: 30 }), time, (times, until) => {
      const items = times
        .toSorted((a, b) => a - b)
        .map((at) => ({ at: new Date(at).toISOString(), time: at, unitPrice: '1.00' }));
      const places = lineCorners(items, { from, until: Math.max(from, until) }).map(({ at }) => at);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places.every((at) => at >= from && at <= to)).toBe(true);
    }),
  );
});
