import { expect, test } from 'vitest';
import { decimal } from '#entities/pricing/decimal.ts';
import type { ChartLine } from './chartLines.ts';
import { chartDomain, chartQuantities, linePoints, quantityAt, quantityScale } from './chartScale.ts';

function line(prices: Record<number, number | null>, facts: Partial<ChartLine> = {}): ChartLine {
  const breaks = Object.keys(prices).map(Number);
  return {
    id: 'ours',
    kind: 'ours',
    name: '',
    color: 'series.1',
    notCounted: null,
    breaks,
    at: (quantity) => {
      const found = prices[breaks.findLast((each) => each <= quantity) ?? 0] ?? null;
      return found === null ? null : decimal(found);
    },
    ...facts,
  };
}

const ours = line({ 50: 2, 100: 1.5, 500: 1 });
const rival = line({ 10: 3, 100: 1.4, 250: 1.2 }, { id: 'cmp-1', kind: 'competitor' });

test('quantities are all breaks from our first one on, and what else is asked for', () => {
  expect(chartQuantities([ours, rival], [100, 1000, 25])).toEqual([50, 100, 250, 500, 1000]);
  expect(chartQuantities([rival])).toEqual([10, 100, 250]);
  expect(chartQuantities([])).toEqual([]);
});

test('the axes reach from our first break to beyond the last, over all prices between', () => {
  const domain = chartDomain([ours, rival], 'unit');
  expect(domain).toMatchObject({ from: 50, to: 900 });
  expect(domain?.low).toBeLessThan(1);
  // The competitor asks 3 from 10 pieces on, and still does at our first break.
  expect(domain?.high).toBeGreaterThan(3);
  expect(chartDomain([], 'unit')).toBeNull();
  expect(chartDomain([line({ 50: null })], 'unit')).toBeNull();
});

test('a suspicious match does not stretch the axis, and a price alone has room around it', () => {
  const odd = line({ 50: 90 }, { id: 'cmp-2', kind: 'competitor', notCounted: 'suspicious' });
  expect(chartDomain([ours, odd], 'unit')?.high).toBeLessThan(3);
  expect(chartDomain([line({ 50: 0 })], 'unit')).toMatchObject({ low: 0, high: 0.01 });
});

test('a price holds until the next break; where there is none the line is broken', () => {
  expect(linePoints(ours, { from: 50, to: 900 }, 'unit')).toEqual([
    { quantity: 50, price: 2 },
    { quantity: 100, price: 1.5 },
    { quantity: 500, price: 1 },
    { quantity: 900, price: 1 },
  ]);
  const gap = line({ 60: 2, 100: null, 500: 1 });
  expect(linePoints(gap, { from: 50, to: 900 }, 'unit')).toEqual([
    { quantity: 50, price: null },
    { quantity: 60, price: 2 },
    { quantity: 100, price: null },
    { quantity: 500, price: 1 },
    { quantity: 900, price: 1 },
  ]);
});

test('an all-in price falls between two breaks', () => {
  const curve = { breaks: [100, 200], at: (quantity: number) => decimal(1).plus(decimal(50).div(quantity)) };
  const points = linePoints(curve, { from: 100, to: 400 }, 'allIn');
  expect(points[0]).toEqual({ quantity: 100, price: 1.5 });
  expect(points.at(-1)?.quantity).toBe(400);
  const prices = points.map(({ price }) => price ?? NaN);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  expect(new Set(prices).size).toBeGreaterThan(20);
});

test('an all-in curve is broken where there is no price', () => {
  const gap = line({ 60: 2, 100: null, 500: 1 });
  const points = linePoints(gap, { from: 60, to: 900 }, 'allIn');
  expect(points.filter(({ price }) => price === null)).toEqual([{ quantity: 100, price: null }]);
  expect(points.find(({ price }) => price === 1)?.quantity).toBe(500);
});

test('places on a logarithmic axis, and back', () => {
  const x = quantityScale({ from: 10, to: 1000 });
  expect(x(100)).toBeCloseTo(0.5);
  expect([-1, 0, 0.5, 1, 2].map((place) => quantityAt(place, x))).toEqual([10, 10, 100, 1000, 1000]);
});
