import { beforeAll, describe, expect, test, vi } from 'vitest';
import { canSave, ladderIssues } from '#entities/pricing/ladderIssues.ts';
import { isGtin } from '#mocks/areas/catalogue/records/gtin.ts';
import type { CatalogueSeed } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { seedCatalogue, type CatalogueSize } from './seedCatalogue.ts';

vi.setConfig({ hookTimeout: 60_000 });

const NOW = Date.UTC(2026, 10, 20, 9);
const values = <T>(map: ReadonlyMap<string, T>): T[] => [...map.values()];
const hasNoRepeats = (list: readonly string[]) => new Set(list).size === list.length;

describe.each<[CatalogueSize, number, number, number]>([
  ['demo', 8, 60, 300],
  ['large', 120, 12_000, 85_000],
])('the %s catalogue', (size, suppliers, products, skus) => {
  let seed: CatalogueSeed;
  beforeAll(() => {
    seed = seedCatalogue(size, NOW);
  });

  test(`has ${suppliers} suppliers, ${products} products and ${skus} SKUs`, () => {
    expect([seed.suppliers.size, seed.products.size, seed.skus.size]).toEqual([suppliers, products, skus]);
  });

  test('has no number twice', () => {
    expect(hasNoRepeats(values(seed.suppliers).map(({ code }) => code))).toBe(true);
    expect(hasNoRepeats(values(seed.categories).map(({ slug }) => slug))).toBe(true);
    expect(hasNoRepeats(values(seed.products).map(({ sku }) => sku))).toBe(true);
    expect(hasNoRepeats(values(seed.products).map(({ productId }) => productId))).toBe(true);
    expect(hasNoRepeats(values(seed.skus).map(({ sku }) => sku.toLowerCase()))).toBe(true);
    expect(hasNoRepeats(values(seed.skus).map(({ partId }) => partId))).toBe(true);
  });

  test('refers only to records that exist', () => {
    const withoutReferences = values(seed.products).filter(
      ({ supplierId, categoryId }) => !seed.suppliers.has(supplierId) || !seed.categories.has(categoryId),
    );
    expect(withoutReferences).toEqual([]);
    const orphanSkus = values(seed.skus).filter(({ productId }) => !seed.products.has(productId));
    expect([
      ...orphanSkus,
      ...values(seed.slabSets).filter(({ productId }) => !seed.products.has(productId)),
    ]).toEqual([]);
  });

  test('has GTINs with their check digit, and ladders that could be saved', () => {
    expect(values(seed.skus).filter(({ gtin }) => gtin !== null && !isGtin(gtin))).toEqual([]);
    const unsavable = values(seed.slabSets).filter(({ productId, slabs }) => {
      const moq = seed.products.get(productId)?.moq ?? 0;
      return !canSave(ladderIssues(slabs, { moq, hasLtmCharge: false, minGpPct: 0, cost: null }));
    });
    expect(unsavable).toEqual([]);
  });

  test('has one live ladder of a product at most, and none in the future', () => {
    const live = values(seed.slabSets).filter(({ state }) => state === 'live');
    expect(hasNoRepeats(live.map(({ productId }) => productId))).toBe(true);
    expect(live.filter(({ effectiveFrom }) => !(Date.parse(effectiveFrom ?? '') < NOW))).toEqual([]);
  });

  test('has gaps, old data and duplicates as a real one', () => {
    const list = values(seed.products);
    expect(list.some(({ costs }) => costs.length === 0)).toBe(true);
    expect(list.some(({ lastSyncError }) => lastSyncError !== null)).toBe(true);
    expect(list.some(({ lastSyncAt }) => lastSyncAt === null)).toBe(true);
    expect(list.some(({ priceExpiresAt }) => priceExpiresAt === null)).toBe(true);
    const states = new Set(values(seed.slabSets).map(({ state }) => state));
    expect(states).toEqual(new Set(['live', 'retired', 'draft']));
    const gtins = values(seed.skus).flatMap(({ gtin }) => gtin ?? []);
    expect(hasNoRepeats(gtins)).toBe(false);
  });
});

test('the catalogue is the same on every machine for the same moment', () => {
  expect(seedCatalogue('demo', NOW)).toEqual(seedCatalogue('demo', NOW));
});

test('the catalogue of another moment differs in dates only', () => {
  const [now, later] = [seedCatalogue('demo', NOW), seedCatalogue('demo', NOW + 86_400_000)];
  const serializeWithoutDates = (seed: CatalogueSeed) =>
    JSON.stringify(
      [seed.suppliers, seed.categories, seed.products, seed.skus, seed.slabSets].map((map) => [
        ...map.values(),
      ]),
    ).replaceAll(/\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g, 'date');
  expect(serializeWithoutDates(later)).toBe(serializeWithoutDates(now));
  expect(later).not.toEqual(now);
});
