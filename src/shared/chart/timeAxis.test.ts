import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallTime } from '#shared/i18n/zonedTime.ts';
import { snapToStop, timeTicks } from './timeAxis.ts';

const DAY_MS = 86_400_000;
const to = Date.parse('2026-11-27T18:00:00Z');
const ticksOf = (days: number, zone: string, wanted = 6) =>
  timeTicks({ from: to - days * DAY_MS, to }, zone, wanted).map(({ at, unit }) => [wallTime(at, zone), unit]);

test.each([
  [30, '2026-11-01T00:00:00', 'day'],
  [365, '2026-01-01T00:00:00', 'month'],
  [730, '2025-04-01T00:00:00', 'month'],
] as const)('the axis of %d days has a tick at %s, which names a %s', (days, at, unit) => {
  expect(ticksOf(days, 'Europe/Berlin')).toContainEqual([at, unit]);
});

test.each(['UTC', 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata'])(
  'ticks rise, stand at midnight in %s and stay within the axis, however long it is',
  (zone) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2030-01-01') }),
        fc.integer({ min: 2, max: 12 }),
        (days, end, wanted) => {
          const from = end - days * DAY_MS;
          const ticks = timeTicks({ from, to: end }, zone, wanted).map(({ at }) => at);
          expect(ticks).toEqual([...new Set(ticks)].toSorted((a, b) => a - b));
          expect(ticks.every((at) => at >= from && at <= end)).toBe(true);
          expect(ticks.every((at) => wallTime(at, zone).endsWith('T00:00:00'))).toBe(true);
        },
      ),
    );
  },
);

test('ticks are about as many as wanted', () => {
  for (const days of [30, 90, 365, 730]) {
    expect(ticksOf(days, 'UTC').length).toBeGreaterThanOrEqual(3);
    expect(ticksOf(days, 'UTC').length).toBeLessThanOrEqual(12);
  }
});

test('a pointer near a stop reads the stop, elsewhere the place, and nothing beyond the axis', () => {
  const axis = { from: 0, to: 100, reach: 5 };
  expect([-20, 3, 8, 12, 13, 60, 140].map((place) => snapToStop(place, [0, 10, 60, 98], axis))).toEqual([
    0, 0, 10, 10, 10, 60, 98,
  ]);
  expect(snapToStop(30, [0, 10, 60], axis)).toBe(30);
  expect(snapToStop(30, [], axis)).toBe(30);
});
