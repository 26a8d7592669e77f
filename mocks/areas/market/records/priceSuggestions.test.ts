import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogueOf, type CatalogueChanges } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import type { CompetitorRecord } from '#mocks/areas/market/records/recordTypes.ts';
import { dbOf, resetSession } from '#mocks/core/mockSessions.ts';
import { CONFIRMED, changeListing, marketNow } from '#tests/support/matches.ts';
import { settingsOf } from './marketTerms.ts';
import { suggestAll } from './priceSuggestions.ts';

const PRODUCT = 'prd-0008';
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  const { priceRules } = marketNow();
  for (const rule of priceRules.all()) priceRules.remove(rule.id);
  priceRules.put({
    id: 'prr-all',
    name: 'All',
    state: 'active',
    priority: 1,
    scope: { categoryIds: [], supplierIds: [], brand: null, kviOnly: false },
    competitors: { mode: 'all', ids: [] },
    strategy: { kind: 'belowAverage', amount: '3', unit: 'percent' },
    quantities: [],
    minGpPct: null,
    maxChangePct: null,
    rounding: 'none',
    version: 1,
    updatedAt: new Date().toISOString(),
    updatedBy: { id: 'usr-1', name: 'Ada' },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const changesNow = () => dbOf(new Request('http://localhost/api')).catalogue;

function suggestUnder(changes: CatalogueChanges) {
  const catalogue = catalogueOf(changes);
  const context = { catalogue, viewer: { costs: true, now: Date.now() } };
  return suggestAll(context, catalogue.market.priceRules.all()).map(({ product, rule, slabs }) => ({
    product: product.id,
    rule: rule.id,
    slabs,
  }));
}

/** What was kept is what a session of the same changes works out anew. */
function suggestNow() {
  const found = suggestUnder(changesNow());
  expect(found).toEqual(suggestUnder(structuredClone(changesNow())));
  return found;
}

/** Suggestions before and after a change differ, and those after it are no old ones. */
function expectChangedBy(change: () => void): void {
  const before = suggestNow();
  change();
  expect(suggestNow()).not.toEqual(before);
}

function found<T>(record: T | undefined): T {
  if (record === undefined) throw new Error('It is not there.');
  return record;
}

const productNow = () => found(catalogueOf(changesNow()).products.get(PRODUCT));

function changeCompetitor(change: Partial<CompetitorRecord>): void {
  const { competitors, listings } = marketNow();
  const competitor = found(competitors.get(found(listings.get(CONFIRMED)).competitorId));
  competitors.put({ ...competitor, ...change });
}

test('each product is there once, while a page of it is confirmed', () => {
  const products = () => suggestNow().map(({ product }) => product);
  expect(products()).toEqual([...new Set(products())]);
  for (const { id, productId } of marketNow().listings.all())
    if (productId === PRODUCT) changeListing(id, { status: 'suggested' });
  expect(products()).not.toContain(PRODUCT);
});

describe('suggestions follow', () => {
  test('a reading that is added, and one that is marked as an anomaly', () => {
    const capturedAt = new Date().toISOString();
    const { setupCharge, runCharge } = { setupCharge: '10.00', runCharge: '0.10' };
    expectChangedBy(() =>
      marketNow().addReading({
        ...{ id: 'rdg-n1', listingId: CONFIRMED, capturedAt, currency: 'USD', setupCharge, runCharge },
        breaks: [{ minQty: 1, unitPrice: '6.99' }],
        ...{ shippingNote: null, method: 'manual', isAnomaly: false, createdBy: null },
      }),
    );
    expectChangedBy(() => changeListing(CONFIRMED, { anomalies: { 'rdg-n1': true } }));
  });

  test.each([
    ['the pack factor', { packFactor: 1.1 }],
    ['the stock', { availability: 'outOfStock' }],
    ['the state', { status: 'broken' }],
  ] as const)('%s of a page', (_name, change) => {
    expectChangedBy(() => changeListing(CONFIRMED, change));
  });

  test('what a competitor’s prices include, its taxes, and whether it is compared', () => {
    expectChangedBy(() => {
      changeCompetitor({ taxIncluded: true, taxPct: 10 });
    });
    expectChangedBy(() => {
      changeCompetitor({ includes: { setup: true, oneColor: true, shipping: true } });
    });
    expectChangedBy(() => {
      changeCompetitor({ status: 'paused' });
    });
  });

  test('our costs, the supplier’s terms, and the floor of a category above', () => {
    const { categories, products, suppliers } = catalogueOf(changesNow());
    const floors = categories.all().map((category) => ({ ...category, minGpPct: 60 }));
    expectChangedBy(() => {
      for (const category of floors) categories.put(category);
    });
    const supplier = found(suppliers.get(productNow().supplierId));
    const discountCodes = Object.fromEntries(Object.keys(supplier.discountCodes).map((code) => [code, 70]));
    expectChangedBy(() => suppliers.put({ ...supplier, discountCodes }));
    const costs = productNow().costs.map((one) => ({ ...one, listPrice: '50.00' }));
    expectChangedBy(() => products.put({ ...productNow(), costs }));
  });

  test('our charges, the minimum order, and our ladder', () => {
    const { products, slabSets, setsOf } = catalogueOf(changesNow());
    expectChangedBy(() => products.put({ ...productNow(), charges: [] }));
    const set = found(liveSetOf(setsOf(PRODUCT), PRODUCT));
    const slabs = set.slabs.map((slab) => ({ ...slab, unitPrice: '7.77' }));
    expectChangedBy(() => slabSets.put({ ...set, slabs }));
    expectChangedBy(() => slabSets.put({ ...set, state: 'retired' }));
  });

  test('the settings of the market', () => {
    const { settings } = marketNow();
    expectChangedBy(() => settings.put({ ...settingsOf(marketNow()), suspiciousPct: 1 }));
    const now = { ...settingsOf(marketNow()), suspiciousPct: 40 };
    const currencies = ['EUR', 'GBP', 'CAD', 'AUD', 'CHF'] as const;
    const fixedRates = currencies.map((currency) => ({ currency, rate: '0.5' }));
    expectChangedBy(() => settings.put({ ...now, fixedRates }));
    expectChangedBy(() =>
      settings.put({ ...now, fixedRates: [], listQuantity: now.standardQuantities[0] ?? 1 }),
    );
  });

  test('the archiving of a product, and its way into another scope', () => {
    const { products } = catalogueOf(changesNow());
    const { priceRules } = marketNow();
    expectChangedBy(() => products.put({ ...productNow(), archivedAt: new Date().toISOString() }));
    expectChangedBy(() => products.put({ ...productNow(), archivedAt: null }));
    const rule = found(priceRules.get('prr-all'));
    expectChangedBy(() => priceRules.put({ ...rule, scope: { ...rule.scope, brand: 'Of nobody' } }));
    expectChangedBy(() => products.put({ ...productNow(), brand: 'OF NOBODY' }));
  });

  test('time, in which offers grow old', () => {
    expectChangedBy(() => {
      vi.setSystemTime(Date.now() + 40 * DAY_MS);
    });
  });
});
