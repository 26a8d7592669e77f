import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catalogueOf, type CatalogueChanges } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import { dbOf, resetSession } from '#mocks/core/mockSessions.ts';
import { CONFIRMED, changeListing, marketNow } from '#tests/support/matches.ts';
import { judgedOf } from './marketIndex.ts';
import type { ReadingRecord } from './recordTypes.ts';

const PRODUCT = 'prd-0008';
const DAY_MS = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
});
afterEach(() => {
  vi.useRealTimers();
});

const changesNow = () => dbOf(new Request('http://localhost/api')).catalogue;

/** Every product as a session has it: its offers by page, each with what decides whether it is counted. */
function judgeAll(changes: CatalogueChanges) {
  const catalogue = catalogueOf(changes);
  return catalogue.products.all().map((product) => {
    const ladder = liveSetOf(catalogue.setsOf(product.id), product.id)?.slabs ?? [];
    return { id: product.id, ...look(judgedOf(catalogue.market, product, ladder, Date.now())) };
  });
}

const look = ({ byListing, offers, priceIndex }: ReturnType<typeof judgedOf>) => ({
  pages: [...byListing].map(([id, { freshness, reason, comparison }]) => ({
    ...{ id, freshness, reason },
    theirs: comparison?.theirs.toString(),
    ours: comparison?.ours?.toString(),
  })),
  offers: offers.length,
  priceIndex,
});

/** What was kept is what a session of the same changes works out anew, and differs from before. */
function expectChanged(before: ReturnType<typeof judgeAll>): ReturnType<typeof judgeAll> {
  const now = judgeAll(changesNow());
  expect(now).toEqual(judgeAll(structuredClone(changesNow())));
  expect(now).not.toEqual(before);
  return now;
}

const reading: Omit<ReadingRecord, 'capturedAt'> = {
  ...{ id: 'rdg-n1', listingId: CONFIRMED, currency: 'USD', setupCharge: '50.00', runCharge: '0.20' },
  breaks: [{ minQty: 1, unitPrice: '9.99' }],
  shippingNote: null,
  method: 'manual',
  isAnomaly: false,
  createdBy: null,
};

test('a page that is changed, moved, removed and put back is judged anew', () => {
  let before = judgeAll(changesNow());
  const page = changeListing(CONFIRMED, { status: 'broken' });
  before = expectChanged(before);
  changeListing(CONFIRMED, { productId: 'prd-0016' });
  before = expectChanged(before);
  changeListing(CONFIRMED, { productId: 'prd-0010' });
  before = expectChanged(before);
  marketNow().listings.remove(CONFIRMED);
  before = expectChanged(before);
  marketNow().listings.put(page);
  expectChanged(before);
});

test('what is read from a page, and what is said of it, is judged anew', () => {
  let before = judgeAll(changesNow());
  marketNow().addReading({ ...reading, capturedAt: new Date().toISOString() });
  before = expectChanged(before);
  changeListing(CONFIRMED, { anomalies: { [reading.id]: true } });
  expectChanged(before);
});

test('a competitor that is paused is compared nowhere', () => {
  const before = judgeAll(changesNow());
  const { competitors, listings } = marketNow();
  const competitor = competitors.get(listings.get(CONFIRMED)?.competitorId ?? '');
  if (competitor) competitors.put({ ...competitor, status: 'paused' });
  expectChanged(before);
});

test('our charges and our ladder are those of now', () => {
  let before = judgeAll(changesNow());
  const { products, slabSets, setsOf } = catalogueOf(changesNow());
  const product = products.get(PRODUCT);
  const set = liveSetOf(setsOf(PRODUCT), PRODUCT);
  if (!product || !set) throw new Error(`There is no ladder of ${PRODUCT}.`);
  products.put({ ...product, charges: [] });
  before = expectChanged(before);
  slabSets.put({ ...set, slabs: set.slabs.map((slab) => ({ ...slab, unitPrice: '1.00' })) });
  expectChanged(before);
});

test('prices grow old, and are young again when the clock goes back', () => {
  const today = judgeAll(changesNow());
  vi.setSystemTime(Date.now() + 3 * DAY_MS);
  const stale = expectChanged(today);
  vi.setSystemTime(Date.now() + 40 * DAY_MS);
  expectChanged(stale);
  vi.setSystemTime(Date.now() - 43 * DAY_MS);
  expect(judgeAll(changesNow())).toEqual(today);
});
