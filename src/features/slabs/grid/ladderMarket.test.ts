import { expect, test } from 'vitest';
import type { MarketLadder } from '#api/generated/types.gen.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { offersIn, type MarketOffer } from '#entities/ladders/ladderCurrency.ts';
import { lowestAt } from './ladderMarket.ts';

const [example] = examples.market.items;
function offer(name: string, unitPrice: string, facts: Partial<MarketLadder> = {}): MarketOffer[] {
  if (!example) throw new Error('The example has no competitor.');
  const breaks = [{ minQty: 100, unitPrice }];
  const ladder = { ...example, name, breaks, setupCharge: null, runCharge: null, ...facts };
  return offersIn([ladder], 'USD', null);
}
const ours = { unit: '5.00', allIn: '5.50' };
const known = offer('Known', '4.50', { setupCharge: '50.00' });
const includes = { setup: false, oneColor: false, shipping: false };
const unknown = offer('Unknown', '4.80');

test('an offer with a known set-up charge is compared all-in, with ours all-in', () => {
  // 4.50 + 50.00 / 100 = 5.00, and 5.50 is 10 % dearer.
  expect(lowestAt(known, 100, 'allIn', ours)).toMatchObject({
    basis: 'allIn',
    price: '5.00',
    gapPct: '10.0',
  });
  const run = offer('Run', '4.50', { setupCharge: '50.00', runCharge: '0.50', includes });
  expect(lowestAt(run, 100, 'allIn', ours)).toMatchObject({ price: '5.50', gapPct: '0.0' });
});

test('an offer whose set-up charge is not known is compared by unit price, and says so', () => {
  expect(lowestAt(unknown, 100, 'allIn', ours)).toMatchObject({
    basis: 'unit',
    price: '4.80',
    gapPct: '4.2',
  });
});

test('of offers on both bases the one that we are dearest against is told', () => {
  expect(lowestAt([...unknown, ...known], 100, 'allIn', ours)?.name).toBe('Known');
  expect(lowestAt([...offer('Cheap', '4.00'), ...known], 100, 'allIn', ours)).toMatchObject({
    name: 'Cheap',
    basis: 'unit',
  });
});

test('by unit price all are compared by unit price', () => {
  expect(lowestAt([...unknown, ...known], 100, 'unit', ours)).toMatchObject({
    basis: 'unit',
    price: '4.50',
    gapPct: '11.1',
  });
});

test('without a price of ours there is no gap; uncounted offers and fewer pieces are no offers', () => {
  const none = { unit: null, allIn: null };
  expect(lowestAt([...unknown, ...known], 100, 'unit', none)).toMatchObject({ name: 'Known', gapPct: null });
  expect(lowestAt(offer('Other', '4.50', { counted: false }), 100, 'allIn', ours)).toBeNull();
  expect(lowestAt(known, 99, 'allIn', ours)).toBeNull();
  expect(lowestAt(known, Number.NaN, 'allIn', ours)).toBeNull();
});
