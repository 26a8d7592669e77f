import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toMoneyText } from '#entities/pricing/decimal.ts';
import { offerPricesAt, toComparable, type Offer } from './offer.ts';

const rates = { base: 'USD', rates: { EUR: '0.80' } };
const plain: Offer = {
  currency: 'USD',
  packFactor: 1,
  breaks: [
    { minQty: 100, unitPrice: '5.00' },
    { minQty: 500, unitPrice: '4.00' },
  ],
  setupCharge: '50.00',
  runCharge: '0.50',
  includes: { setup: false, oneColor: false },
  taxIncluded: false,
  taxPct: 20,
};

function pricesAt(changes: Partial<Offer>, quantity: number, currency = 'USD') {
  const offer = toComparable({ ...plain, ...changes }, currency, rates);
  const prices = offer && offerPricesAt(offer, quantity);
  return prices && [toMoneyText(prices.unit), prices.allIn && toMoneyText(prices.allIn)];
}

test.each<[string, Partial<Offer>, [string, string | null]]>([
  // 5.00 + 0.50 + 50.00 / 100
  ['with all charges beside the price', {}, ['5.00', '6.00']],
  ['with set-up included', { includes: { setup: true, oneColor: false } }, ['5.00', '5.50']],
  ['with one color included', { includes: { setup: false, oneColor: true } }, ['5.00', '5.50']],
  ['with both included', { includes: { setup: true, oneColor: true } }, ['5.00', '5.00']],
  ['with tax in all amounts', { taxIncluded: true }, ['4.1667', '5.00']],
  ['with set-up charges that cost nothing', { setupCharge: '0.00' }, ['5.00', '5.50']],
  ['with an unknown set-up charge', { setupCharge: null }, ['5.00', null]],
  ['with an unknown run charge', { runCharge: null }, ['5.00', null]],
  ['with a set-up charge that is no amount', { setupCharge: 'a lot' }, ['5.00', null]],
  ['with a run charge that is no amount', { runCharge: 'free' }, ['5.00', null]],
  ['in another currency', { currency: 'EUR' }, ['6.25', '7.50']],
  ['without a pack factor, read as one', { packFactor: null }, ['5.00', '6.00']],
])('an offer %s is compared by what a piece costs without tax', (_, changes, prices) => {
  expect(pricesAt(changes, 100)).toEqual(prices);
});

test('a charge that is unknown and included costs nothing', () => {
  const includes = { setup: true, oneColor: true };
  expect(pricesAt({ setupCharge: null, runCharge: null, includes }, 100)).toEqual(['5.00', '5.00']);
});

test('a box of 25 is compared by the piece, from as many pieces as its boxes hold', () => {
  const boxes = { packFactor: 25, breaks: [{ minQty: 4, unitPrice: '12.50' }] };
  expect(pricesAt(boxes, 99)).toBeNull();
  // 12.50 / 25 + 0.50 / 25 + 50.00 / 100: the set-up is for the order, whatever is in a box.
  expect(pricesAt(boxes, 100)).toEqual(['0.50', '1.02']);
});

test('part of a unit is not sold', () => {
  const pairs = { packFactor: 0.3, breaks: [{ minQty: 5, unitPrice: '3.00' }] };
  expect(pricesAt(pairs, 1)).toBeNull();
  expect(pricesAt(pairs, 2)?.[0]).toBe('10.00');
});

test.each([
  [1.1, 10, 11],
  [0.1, 30, 3],
  [2.5, 3, 8],
])('a pack of %d makes %i units %i of our pieces, counted in decimals', (packFactor, minQty, pieces) => {
  const breaks = [{ minQty, unitPrice: '5.00' }];
  expect(toComparable({ ...plain, packFactor, breaks }, 'USD', null)?.slabs[0]?.minQty).toBe(pieces);
});

test('the deepest break that is reached holds, and below the first there is no price', () => {
  expect(pricesAt({}, 99)).toBeNull();
  expect(pricesAt({}, 499)?.[0]).toBe('5.00');
  expect(pricesAt({}, 500)?.[0]).toBe('4.00');
  for (const quantity of [Number.NaN, 100.5, Number.POSITIVE_INFINITY])
    expect(pricesAt({}, quantity)).toBeNull();
});

test.each<[string, Partial<Offer>]>([
  ['its currency has no rate', { currency: 'CHF' }],
  ['its pack holds nothing', { packFactor: 0 }],
  ['its pack factor is below zero', { packFactor: -1 }],
  ['its pack factor is no number', { packFactor: Number.NaN }],
  ['its tax is below zero', { taxPct: -100, taxIncluded: true }],
  ['its tax is no number', { taxPct: Number.NaN }],
])('an offer is not compared where %s', (_, changes) => {
  expect(toComparable({ ...plain, ...changes }, 'USD', rates)).toBeNull();
});

test('without rates only the own currency is compared', () => {
  expect(toComparable(plain, 'USD', null)).not.toBeNull();
  expect(toComparable(plain, 'EUR', null)).toBeNull();
});

const amount = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
const offers = fc.record<Offer>({
  currency: fc.constant('USD'),
  packFactor: fc.integer({ min: 1, max: 500 }),
  breaks: fc.array(fc.record({ minQty: fc.integer({ min: 1, max: 5000 }), unitPrice: amount }), {
    minLength: 1,
  }),
  setupCharge: amount,
  runCharge: amount,
  includes: fc.record({ setup: fc.boolean(), oneColor: fc.boolean() }),
  taxIncluded: fc.boolean(),
  taxPct: fc.integer({ min: 0, max: 100 }),
});
const comparable = (offer: Offer) => toComparable(offer, 'USD', null);

test('the all-in price is never below the unit price, and equals it where everything is included', () => {
  fc.assert(
    fc.property(offers, fc.integer({ min: 1, max: 9_999_999 }), (offer, quantity) => {
      const read = comparable(offer);
      const prices = read && offerPricesAt(read, quantity);
      if (!prices?.allIn) return;
      expect(prices.allIn.gte(prices.unit)).toBe(true);
      expect(prices.allIn.eq(prices.unit)).toBe(offer.includes.setup && offer.includes.oneColor);
    }),
  );
});

test('packs of n units at n times the price are the same offer', () => {
  fc.assert(
    fc.property(offers, fc.integer({ min: 1, max: 100 }), (offer, pieces) => {
      const single = { ...offer, packFactor: 1, breaks: [{ minQty: pieces, unitPrice: '2.00' }] };
      const packed = {
        ...single,
        packFactor: pieces,
        breaks: [{ minQty: 1, unitPrice: (2 * pieces).toFixed(2) }],
      };
      const [one, other] = [comparable(single), comparable(packed)].map(
        (read) => read && offerPricesAt(read, pieces)?.unit.toFixed(10),
      );
      expect(one).toBe(other);
    }),
  );
});

test('tax that is taken out and added again gives the amount on the page', () => {
  fc.assert(
    fc.property(offers, (offer) => {
      const taxed = { ...offer, packFactor: 1, taxIncluded: true };
      const price = comparable(taxed)
        ?.slabs[0]?.price.times(100 + offer.taxPct)
        .div(100);
      const onPage = offer.breaks.toSorted((a, b) => a.minQty - b.minQty)[0]?.unitPrice;
      expect(price && Number(price.toFixed(8))).toBe(Number(onPage));
    }),
  );
});
