import { expect, test } from 'vitest';
import type { Charge as Priced } from '#entities/pricing/types.ts';
import { ladderQuote, quoteOrder, type QuoteFacts } from './quoteRules.ts';

type Charge = Priced & { name: string };
const charge = (facts: Partial<Charge>): Charge => ({
  name: 'Screen',
  type: 'Setup',
  per: 'Color',
  price: '40',
  appliesLtm: false,
  includedUnits: 0,
  ...facts,
});
const facts: QuoteFacts = {
  slabs: [
    { minQty: 40, unitPrice: '1.20' },
    { minQty: 100, unitPrice: '1.00' },
  ],
  charges: [
    charge({}),
    charge({ type: 'Run', price: '0.10', includedUnits: 1 }),
    charge({ type: 'Order', per: 'Order', price: '25', appliesLtm: true }),
  ],
  moq: 50,
  cost: { breaks: [{ minQty: 1, listPrice: '0.60' }], eqp: false, codes: {} },
};
const standard = { colors: 1, locations: 1 };

test('what an order costs, and how far the next break is', () => {
  expect(ladderQuote(facts, 60, { colors: 2, locations: 1 })).toEqual({
    minQty: 40,
    unitPrice: '1.20',
    run: '0.10',
    setup: '80.00',
    setupLines: [
      { name: 'Screen', per: 'Color', price: '40', has: 2, included: 0, charged: 2, amount: '80.00' },
    ],
    order: '0.00',
    total: '158.00',
    allInUnit: '2.6333',
    gpPct: '50.00',
    belowMinimum: false,
    next: { minQty: 100, unitPrice: '1.00', more: 40, saves: null },
  });
});

test('L8: more pieces that cost less in all are told with what is saved, charges included', () => {
  expect(ladderQuote(facts, 90, standard)?.next).toMatchObject({ minQty: 100, saves: '8.00' });
  // Ten more pieces cost 30 more to print: nothing is saved.
  const charges = [charge({ type: 'Run', per: 'Piece', price: '3' })];
  expect(ladderQuote({ ...facts, charges }, 90, standard)?.next?.saves).toBeNull();
});

test('without charges that are known, what they are part of is not told', () => {
  expect(ladderQuote({ ...facts, charges: null }, 90, standard)).toEqual({
    minQty: 40,
    unitPrice: '1.20',
    run: null,
    setup: null,
    setupLines: [],
    order: null,
    total: null,
    allInUnit: null,
    gpPct: '50.00',
    belowMinimum: false,
    next: { minQty: 100, unitPrice: '1.00', more: 10, saves: null },
  });
  expect(ladderQuote({ ...facts, charges: null }, 39, standard)).toBeNull();
});

test('below the minimum its charge is included', () => {
  expect(ladderQuote(facts, 45, standard)).toMatchObject({ order: '25.00', belowMinimum: true });
});

test('at the last break there is no next; before the first there is no price; without a cost no GP', () => {
  expect(ladderQuote(facts, 100, standard)?.next).toBeNull();
  expect(ladderQuote(facts, 39, standard)).toBeNull();
  expect(ladderQuote({ ...facts, cost: null }, 100, standard)?.gpPct).toBeNull();
});

test.each([
  ['250', '1', '1', { quantity: 250, decoration: { colors: 1, locations: 1 } }],
  ['250', '0', '20', { quantity: 250, decoration: { colors: 0, locations: 20 } }],
  ['', '1', '1', 'quantity'],
  ['0', '1', '1', 'quantity'],
  ['1000000000', '1', '1', 'quantity'],
  ['250', '', '1', 'colors'],
  ['250', '21', '1', 'colors'],
  ['250', '1', '', 'locations'],
  ['250', '1', '99', 'locations'],
] as const)('%j pieces, %j colors, %j locations: %j', (quantity, colors, locations, expected) => {
  expect(quoteOrder({ quantity, colors, locations })).toEqual(expected);
});
