import { beforeEach, expect, test } from 'vitest';
import { zMarketLadderList } from '#api/generated/zod/slabs.gen.ts';
import { allInAt, standardDecoration } from '#entities/pricing/allInUnit.ts';
import { decimal, toMoneyText } from '#entities/pricing/decimal.ts';
import { pricedSlabs } from '#entities/pricing/ladder.ts';
import { offersIn } from '#entities/ladders/ladderCurrency.ts';
import { lowestAt } from '#features/slabs/grid/ladderMarket.ts';
import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { liveSetOf } from '#mocks/areas/catalogue/records/liveSetOf.ts';
import { marketLaddersOf } from '#mocks/areas/market/records/marketLadders.ts';
import { dbOf, resetSession } from '#mocks/core/mockSessions.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { firstSettings } from '#tests/support/marketSettings.ts';
import { itemsIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

const QUANTITY = 250;
const DAY_MS = 86_400_000;

beforeEach(() => resetSession());

const db = () => dbOf(new Request('http://localhost/'));
const get = async (path: string) => ask(`GET ${path}`, { token: await tokenOf('admin@backroom.test') });

/** A product with one page, which is counted, and our prices of it at the quantity of the lists. */
function findProduct() {
  const catalogue = catalogueOf(db().catalogue);
  for (const product of catalogue.products.all()) {
    const [sighting, ...others] = catalogue.market.sightingsOf(product.id);
    const ladder = liveSetOf(catalogue.setsOf(product.id), product.id)?.slabs ?? [];
    const order = { quantity: QUANTITY, moq: product.moq, decoration: standardDecoration };
    const ours = allInAt(pricedSlabs(ladder), product.charges, order);
    const isPlain = sighting?.competitor.currency === 'USD' && sighting.competitor.includes.oneColor;
    const isUsable =
      sighting?.listing.status === 'confirmed' &&
      sighting.listing.availability === 'inStock' &&
      sighting.listing.packFactor === 1;
    if (sighting && others.length === 0 && isPlain && isUsable && ours)
      return { product, ours, listing: sighting.listing, competitor: sighting.competitor };
  }
  throw new Error('The seed has no product with one plain offer.');
}

/** Adds a reading of today whose all-in price makes ours so many percent of it. */
function readPage(index: number, capturedAt = new Date().toISOString()) {
  const { product, ours, listing, competitor } = findProduct();
  const setup = competitor.includes.setup ? 0 : 50;
  const theirs = ours.unit.times(100).div(index).minus(decimal(setup).div(QUANTITY));
  const breaks = [{ minQty: QUANTITY, unitPrice: toMoneyText(theirs) }];
  const charges = { setupCharge: '50.00', runCharge: null, shippingNote: null } as const;
  const kind = { method: 'manual', isAnomaly: false, createdBy: null } as const;
  const reading = { id: 'rdg-t1', listingId: listing.id, capturedAt, currency: 'USD', breaks };
  db().catalogue.market.readings.push({ ...reading, ...charges, ...kind });
  return { product, listing, ours, breaks };
}

test('a reading of a page is found in the market, the list, its filter and order, and the gap of the slab grid', async () => {
  const { product, ours, breaks } = readPage(160);

  const market = await get(`/products/${product.id}/market`);
  expect(itemsIn(market)).toMatchObject([{ breaks, counted: true, freshness: 'fresh' }]);

  const row = recordIn(await get(`/products/${product.id}`));
  expect(row).toMatchObject({ matches: 1, priceIndex: 160 });

  expect(textsIn(await get('/products?sort=-priceIndex&pageSize=10'), 'id')[0]).toBe(product.id);
  expect(textsIn(await get('/products?flag=noMatch&pageSize=100'), 'id')).not.toContain(product.id);

  const ladders = zMarketLadderList.parse(market.body).items.map((ladder) => ({
    ...ladder,
    breaks: ladder.breaks.map(({ minQty, unitPrice }) => ({ minQty, unitPrice })),
  }));
  const offers = offersIn(ladders, 'USD', null);
  const prices = { unit: toMoneyText(ours.unitPrice), allIn: toMoneyText(ours.unit) };
  const lowest = lowestAt(offers, QUANTITY, 'allIn', prices);
  expect(lowest?.basis).toBe('allIn');
  expect(Number(lowest?.gapPct)).toBeCloseTo(60, 0);
});

test('a reading that is too far from our price is suspicious everywhere', async () => {
  const { product } = readPage(250);
  expect(itemsIn(await get(`/products/${product.id}/market`))).toMatchObject([
    { counted: false, notCountedBecause: 'suspicious' },
  ]);
  expect(recordIn(await get(`/products/${product.id}`))).toMatchObject({ matches: 1, priceIndex: null });
});

test('a reading that is an anomaly is kept and changes nothing', async () => {
  const { product, listing } = findProduct();
  const before = await get(`/products/${product.id}/market`);
  readPage(160);
  const added = db().catalogue.market.readings.pop();
  if (added) db().catalogue.market.readings.push({ ...added, isAnomaly: true });
  expect((await get(`/products/${product.id}/market`)).body).toEqual(before.body);
  const { market } = catalogueOf(db().catalogue);
  expect(market.readingsOf(listing).at(-1)).toMatchObject({ isAnomaly: true, method: 'manual' });
});

test('a price that was not seen for a month has expired, and one of a few days ago is stale', () => {
  for (const [days, reason] of [
    [31, 'expired'],
    [20, 'stale'],
  ] as const) {
    resetSession();
    const { product, listing } = findProduct();
    const now = Date.parse(listing.lastSeenAt) + days * DAY_MS;
    const { market } = catalogueOf(db().catalogue);
    const ladder = liveSetOf(catalogueOf(db().catalogue).setsOf(product.id), product.id)?.slabs ?? [];
    expect(marketLaddersOf(market, product, ladder, now)).toMatchObject([{ notCountedBecause: reason }]);
  }
});

test('a reading that a person adds to a match is the price of its product everywhere', async () => {
  const { product, ours, listing, competitor } = findProduct();
  const setup = competitor.includes.setup ? 0 : 50;
  const theirs = ours.unit.times(100).div(125).minus(decimal(setup).div(QUANTITY));
  const breaks = [{ minQty: QUANTITY, unitPrice: toMoneyText(theirs) }];
  const reading = { currency: 'USD', breaks, setupCharge: '50.00', runCharge: null, shippingNote: null };
  const token = await tokenOf('admin@backroom.test');
  const headers = { 'Idempotency-Key': 'one-market-reading-1' };
  const added = await ask(`POST /matches/${listing.id}/readings`, { token, headers, body: reading });
  expect(added.status).toBe(201);

  expect(recordIn(await get(`/matches/${listing.id}`))).toMatchObject({
    counted: true,
    suspicious: false,
    reading: { breaks },
    comparison: { quantity: QUANTITY, basis: 'allIn', gapPct: '25.00', ours: toMoneyText(ours.unit) },
  });
  expect(itemsIn(await get(`/products/${product.id}/market`))).toMatchObject([{ breaks, counted: true }]);
  expect(recordIn(await get(`/products/${product.id}`))).toMatchObject({ matches: 1, priceIndex: 125 });

  const id = String(recordIn(added)['id']);
  await ask(`PATCH /matches/${listing.id}/readings/${id}`, { token, body: { isAnomaly: true } });
  expect(recordIn(await get(`/products/${product.id}`))['priceIndex']).not.toBe(125);
});

test('deciding on a match decides whether its product has one', async () => {
  const { product, listing } = findProduct();
  const token = await tokenOf('admin@backroom.test');
  const body = { version: listing.version, reason: 'wrongProduct' };
  const headers = { 'Idempotency-Key': 'one-market-reject-1' };
  await ask(`POST /matches/${listing.id}/reject`, { token, headers, body });
  expect(itemsIn(await get(`/products/${product.id}/market`))).toEqual([]);
  expect(recordIn(await get(`/products/${product.id}`))).toMatchObject({ matches: 0, priceIndex: null });
  expect(textsIn(await get('/products?flag=noMatch&pageSize=100'), 'id')).toContain(product.id);
});

/** Changes settings of the market; what is not named is as it was at first. */
async function changeSettings(changes: object): Promise<void> {
  const token = await tokenOf('admin@backroom.test');
  const version = recordIn(await get('/competitor-settings'))['version'];
  const body = { ...firstSettings, ...changes, version };
  expect((await ask('PUT /competitor-settings', { token, body })).status).toBe(200);
}

test('a setting that is changed is followed by every figure, and back again', async () => {
  const { product, listing } = readPage(160);
  await changeSettings({ suspiciousPct: 20 });
  const reason = { counted: false, notCountedBecause: 'suspicious' };
  expect(itemsIn(await get(`/products/${product.id}/market`))).toMatchObject([reason]);
  expect(recordIn(await get(`/matches/${listing.id}`))).toMatchObject({ suspicious: true, ...reason });
  expect(recordIn(await get(`/products/${product.id}`))).toMatchObject({ matches: 1, priceIndex: null });
  expect(textsIn(await get('/products?sort=-priceIndex&pageSize=10'), 'id')[0]).not.toBe(product.id);

  await changeSettings({ suspiciousPct: 40 });
  expect(itemsIn(await get(`/products/${product.id}/market`))).toMatchObject([{ counted: true }]);
  expect(recordIn(await get(`/products/${product.id}`))).toMatchObject({ priceIndex: 160 });
});

test('lists and matches compare at the quantity that the settings name', async () => {
  const { product, listing } = readPage(160);
  await changeSettings({ standardQuantities: [10, 250], listQuantity: 10 });
  // The page sells 250 pieces and more.
  expect(recordIn(await get(`/products/${product.id}`))).toMatchObject({ priceIndex: null });
  expect(recordIn(await get(`/matches/${listing.id}`))).toMatchObject({ comparison: null });
  await changeSettings({ standardQuantities: [250, 500], listQuantity: 500 });
  expect(recordIn(await get(`/matches/${listing.id}`))).toMatchObject({ comparison: { quantity: 500 } });
});

test('a fixed rate takes the place of that of the day wherever amounts are converted', async () => {
  const before = recordIn(await get('/fx-rates'))['rates'];
  expect(before).not.toHaveProperty('CHF');
  const francs = itemsIn(await get('/matches?pageSize=100')).filter(
    ({ notCountedBecause }) => notCountedBecause === 'noRate',
  );
  expect(francs.length).toBeGreaterThan(0);
  await changeSettings({ fixedRates: [{ currency: 'CHF', rate: '0.8815' }] });
  expect(recordIn(await get('/fx-rates'))['rates']).toMatchObject({ CHF: '0.8815', EUR: '0.8624' });
  for (const { id } of francs)
    expect(recordIn(await get(`/matches/${String(id)}`))['notCountedBecause']).not.toBe('noRate');
});

test('how long prices are fresh and when they expire is what the settings say', async () => {
  const { product } = readPage(160, new Date(Date.now() - 5 * DAY_MS).toISOString());
  await changeSettings({ freshIntervals: 30, expiredDays: 4 });
  const [ladder] = itemsIn(await get(`/products/${product.id}/market`));
  const [seen, now] = [Date.parse(String(ladder?.['capturedAt'])), Date.now()];
  expect(ladder?.['freshness']).toBe(now - seen > 4 * DAY_MS ? 'expired' : 'fresh');
});
