import { expect, test } from 'vitest';
import type { MarketLadder } from '#api/generated/types.gen.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { ourSide, scopedOffers, shownQuantities } from './marketRules.ts';
import { matrixColumns } from './matrix/matrixRules.ts';
import { positionAt } from './position/positionRules.ts';

const [sample] = examples.market.items;
if (!sample) throw new Error('the example has no offer');

/** An offer of one price from one piece on, whose charges are known. */
const ladder = (name: string, price: string, more: Partial<MarketLadder> = {}): MarketLadder => ({
  ...sample,
  matchId: name,
  name,
  breaks: [{ minQty: 1, unitPrice: price, discountCode: null }],
  setupCharge: '0.00',
  runCharge: '0.00',
  previous: null,
  ...more,
});
const side = ourSide([{ minQty: 50, unitPrice: '2.00', discountCode: null }], [], 50);
const everything = { withStale: false, withEquivalents: true };
const stale = { notCountedBecause: 'stale', freshness: 'stale', counted: false } as const;
const offers = (items: readonly MarketLadder[], view = everything) => scopedOffers(items, view, 'USD', null);

test.each<[string, Partial<MarketLadder>, typeof everything, string | null]>([
  ['a counted offer is compared', {}, everything, null],
  ['a stale one is not', stale, everything, 'stale'],
  ['a stale one is when stale prices are included', stale, { ...everything, withStale: true }, null],
  ['an equivalent is compared', { matchType: 'equivalent' }, everything, null],
  [
    'an equivalent is left out',
    { matchType: 'equivalent' },
    { ...everything, withEquivalents: false },
    'equivalent',
  ],
  [
    'one that is out of stock is not',
    { notCountedBecause: 'outOfStock' },
    { ...everything, withStale: true },
    'outOfStock',
  ],
  ['one without a rate is not', { currency: 'CHF' }, everything, 'noRate'],
])('%s', (_, change, view, reason) => {
  expect(offers([ladder('A', '1.00', change)], view)[0]?.reason).toBe(reason);
});

test('quantities are the standard ones, the minimum order and the one that is wanted, each once', () => {
  expect(shownQuantities([100, 250, 500], 250, 500)).toEqual([100, 250, 500]);
  expect(shownQuantities([100, 250, 500], 24, 300)).toEqual([24, 100, 250, 300, 500]);
});

test('our side has charges below the ladder, and no price there', () => {
  const [charge] = examples.charges.items;
  if (!charge) throw new Error('the example has no charge');
  const setup = {
    ...charge,
    price: '50.00',
    includedUnits: 0,
    appliesLtm: false,
    type: 'Setup',
    per: 'Order',
  } as const;
  const withCharges = ourSide([{ minQty: 50, unitPrice: '2.00', discountCode: null }], [setup], 50);
  expect(withCharges.pricesAt(10)).toEqual({ unit: null, allIn: null });
  expect(withCharges.chargesAt(10)?.toFixed(2)).toBe('5.00');
  expect(withCharges.pricesAt(100).allIn?.toFixed(2)).toBe('2.50');
  expect(ourSide([], null, 50).chargesAt(100)).toBeNull();
});

test('columns are those that are compared by rising price, then the others', () => {
  const items = [
    ladder('dear', '3.00'),
    ladder('out', '0.10', { notCountedBecause: 'outOfStock' }),
    ladder('cheap', '1.50'),
    ladder('large orders', '0.50', { breaks: [{ minQty: 1000, unitPrice: '0.50', discountCode: null }] }),
  ];
  const scope = { quantities: [50, 100], quantity: 100, basis: 'allIn' } as const;
  const columns = matrixColumns(offers(items), scope, side);
  expect(columns.map(({ ladder: { name } }) => name)).toEqual(['cheap', 'dear', 'large orders', 'out']);
  expect(columns[0]?.cells[1]).toMatchObject({ unit: '1.50', allIn: '1.50', gapPct: '33.3', movedPct: null });
  expect(columns[2]?.cells).toMatchObject([{ unit: null, gapPct: null }, { unit: null }]);
});

test.each<[string, MarketLadder['previous'], string | null]>([
  ['no earlier prices', null, null],
  ['the same price', previous('1.50'), null],
  ['a lower one', previous('1.20'), '25.0'],
  ['a higher one', previous('2.00'), '-25.0'],
  ['larger orders only', previous('2.00', 500), null],
])('after %s the price has moved by %s', (_, before, moved) => {
  const scope = { quantities: [100], quantity: 100, basis: 'unit' } as const;
  const [column] = matrixColumns(offers([ladder('A', '1.50', { previous: before })]), scope, side);
  expect(column?.cells[0]?.movedPct).toBe(moved);
});

function previous(unitPrice: string, minQty = 1): MarketLadder['previous'] {
  return {
    until: '2026-11-02T05:10:00Z',
    currency: 'USD',
    breaks: [{ minQty, unitPrice }],
    setupCharge: '0.00',
    runCharge: '0.00',
  };
}

test('the position ranks what is compared, with the cheapest, the mean and our margin', () => {
  const items = [
    ladder('dear', '3.00'),
    ladder('out', '0.10', { notCountedBecause: 'outOfStock' }),
    ladder('cheap', '1.50'),
  ];
  const cost = { breaks: [{ minQty: 1, listPrice: '1.00' }], eqp: false, codes: {} };
  const at = { quantity: 100, basis: 'allIn', tolerancePct: '1.00' } as const;
  expect(positionAt(offers(items), at, side, cost)).toEqual({
    rank: 2,
    of: 3,
    index: '88.9',
    standing: 'cheaper',
    ours: '2.00',
    cheapest: { name: 'cheap', price: '1.50', basis: 'allIn' },
    average: '2.25',
    gpPct: '50.00',
  });
  expect(positionAt(offers([]), at, side, null)).toMatchObject({
    rank: null,
    of: 1,
    index: null,
    gpPct: null,
  });
});
