import { expect, test } from 'vitest';
import type { SlabSetRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { seedCatalogue } from '#mocks/areas/catalogue/seed/seedCatalogue.ts';
import { competitors } from './seedCompetitors.ts';
import { priceFactor } from './priceCauses.ts';
import { seedMarket } from './seedMarket.ts';

const now = Date.UTC(2026, 10, 20, 9);
const DAY_MINUTES = 1440;

function seedOfSize(size: 'demo' | 'large') {
  const { products, slabSets } = seedCatalogue(size, now);
  const sets = new Map<string, SlabSetRecord[]>();
  for (const set of slabSets.values()) sets.set(set.productId, [...(sets.get(set.productId) ?? []), set]);
  const goods = { products: products.values(), setsOf: (id: string) => sets.get(id) ?? [] };
  return seedMarket(goods, size, now);
}

const demo = seedOfSize('demo');

test('the same products and moment give the same market', () => {
  const again = seedOfSize('demo');
  expect(again.listings).toEqual(demo.listings);
  for (const place of demo.listings.keys())
    expect(again.readings.allOf(place)).toEqual(demo.readings.allOf(place));
});

test('the market of another day is the same, so many days later', () => {
  const DAYS = 123;
  const { products, slabSets } = seedCatalogue('demo', now);
  const setsOf = (id: string) => [...slabSets.values()].filter(({ productId }) => productId === id);
  const later = seedMarket(
    { products: products.values(), setsOf },
    'demo',
    now + DAYS * DAY_MINUTES * 60_000,
  );
  const facts = (market: typeof demo) =>
    market.listings.map(({ id, status, availability, packFactor }) => ({
      id,
      status,
      availability,
      packFactor,
    }));
  expect(facts(later)).toEqual(facts(demo));
  for (const place of demo.listings.keys()) {
    const moved = demo.readings
      .allOf(place)
      .map((reading) => ({ ...reading, minute: reading.minute + DAYS * DAY_MINUTES }));
    expect(later.readings.allOf(place)).toEqual(moved);
  }
});

test('ten competitors have pages of 27 products, in every state of a match', () => {
  expect(competitors).toHaveLength(10);
  expect(new Set(demo.listings.map(({ competitorId }) => competitorId)).size).toBe(10);
  expect(new Set(demo.listings.map(({ productId }) => productId)).size).toBe(27);
  expect(new Set(demo.listings.map(({ status }) => status))).toEqual(
    new Set(['confirmed', 'suggested', 'rejected', 'broken']),
  );
  expect(new Set(demo.listings.map(({ id }) => id)).size).toBe(demo.listings.length);
});

test('a page has two years of readings in the order of time, each with breaks that rise and prices that do not', () => {
  for (const [place, { lastSeenAt }] of demo.listings.entries()) {
    const readings = demo.readings.allOf(place);
    const minutes = readings.map(({ minute }) => minute);
    expect(readings.length).toBeGreaterThan(12);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    expect(minutes[0]).toBe(now / 60_000 - 730 * DAY_MINUTES);
    expect(minutes.at(-1)).toBeLessThanOrEqual(Date.parse(lastSeenAt) / 60_000);
    for (const { breaks } of readings) {
      const quantities = breaks.map(({ minQty }) => minQty);
      const cents = breaks.map((each) => each.cents);
      expect(quantities).toEqual([...new Set(quantities)].toSorted((a, b) => a - b));
      expect(cents).toEqual(cents.toSorted((a, b) => b - a));
    }
  }
});

test('a box that was read as a piece is an anomaly, and put right by hand', () => {
  const histories = [...demo.listings.keys()].map((place) => demo.readings.allOf(place));
  const mistakes = histories.flatMap((readings) =>
    readings.flatMap((reading, at) =>
      reading.isAnomaly ? [[readings[at - 1], reading, readings[at + 1]]] : [],
    ),
  );
  expect(mistakes.length).toBeGreaterThan(3);
  for (const [before, mistake, after] of mistakes) {
    expect((mistake?.breaks[0]?.cents ?? 0) / (before?.breaks[0]?.cents ?? 1)).toBeCloseTo(25, 0);
    expect(after).toMatchObject({ method: 'manual', breaks: before?.breaks });
  }
  for (const place of demo.listings.keys()) expect(demo.readings.lastOf(place)?.isAnomaly).toBe(false);
});

test('prices have causes: the season, a war of two competitors, the fall of the euro and dearer goods', () => {
  const [first, second, , , , german] = competitors;
  if (!first || !second || !german) throw new Error('A competitor is missing.');
  // In November, and in January.
  expect(priceFactor(first, 1, 10)).toBe(1.03);
  expect(priceFactor(first, 1, 310)).toBe(0.98);
  expect([240, 226, 200, 160].map((days) => priceFactor(second, 3, days))).toEqual([1, 0.94, 0.86, 1]);
  // May without a war.
  expect(priceFactor(second, 4, 200)).toBe(1.01);
  expect(priceFactor(first, 3, 200)).toBe(1.01);
  expect([271, 270].map((days) => priceFactor(german, 1, days))).toEqual([0.92, 1]);
  expect([501, 500].map((days) => priceFactor(first, 1, days))).toEqual([0.94, 0.99]);
});

test('the large market has about 3,000 products, 16,000 pages and 400,000 readings', () => {
  const { listings, readings } = seedOfSize('large');
  const products = new Set(listings.map(({ productId }) => productId)).size;
  expect(Math.round(products / 100)).toBe(30);
  expect(Math.round(listings.length / 1000)).toBe(16);
  expect(Math.round(readings.count / 10_000)).toBe(40);
});
