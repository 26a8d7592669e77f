import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allInAt, standardDecoration, standardQuantities } from './allInUnit.ts';
import { decimal, toMoneyText } from './decimal.ts';
import { pricedSlabs } from './ladder.ts';
import type { Charge } from './types.ts';

const slabs = pricedSlabs([
  { minQty: 50, unitPrice: '1.20' },
  { minQty: 100, unitPrice: '1.00' },
]);
const order = { quantity: 100, moq: 50, decoration: standardDecoration };

function charge(facts: Partial<Charge>): Charge {
  return { type: 'Setup', per: 'Order', price: '50', appliesLtm: false, includedUnits: 0, ...facts };
}

function parts(charges: Charge[], at: Partial<typeof order> = {}): (string | undefined)[] {
  const found = allInAt(slabs, charges, { ...order, ...at });
  return [found?.unitPrice, found?.run, found?.setup, found?.order, found?.total, found?.unit].map(
    (part) => part && toMoneyText(part),
  );
}

test('offers are compared at 100, 250, 500 and 1000 pieces with one color at one location', () => {
  expect(standardDecoration).toEqual({ colors: 1, locations: 1 });
  expect(standardQuantities).toEqual([100, 250, 500, 1000]);
});

test('without charges the all-in price is the unit price', () => {
  expect(parts([])).toEqual(['1.00', '0.00', '0.00', '0.00', '100.00', '1.00']);
});

test('setup and order charges are spread over the order, and a run charge applies to each piece', () => {
  const charges = [
    charge({}),
    charge({ type: 'Order', price: '7.50' }),
    charge({ type: 'Run', per: 'Piece', price: '0.25' }),
  ];
  expect(parts(charges)).toEqual(['1.00', '0.25', '50.00', '7.50', '182.50', '1.825']);
});

test.each([
  ['Setup', 'Color', { colors: 3, locations: 2 }, 0, '300.00'],
  ['Setup', 'Color', { colors: 3, locations: 2 }, 1, '250.00'],
  ['Setup', 'Location', { colors: 3, locations: 2 }, 0, '100.00'],
  ['Setup', 'Location', { colors: 3, locations: 2 }, 5, '0.00'],
  ['Setup', 'Order', { colors: 3, locations: 2 }, 0, '50.00'],
  ['Setup', 'Piece', { colors: 1, locations: 1 }, 0, '5000.00'],
  ['Setup', 'Piece', { colors: 1, locations: 1 }, 90, '500.00'],
] as const)(
  'a %s charge per %s, decoration %j, %d included: %s',
  (type, per, decoration, includedUnits, sum) => {
    const found = allInAt(slabs, [charge({ type, per, includedUnits })], { ...order, decoration });
    expect(found && toMoneyText(found.setup)).toBe(sum);
  },
);

test('a run charge per color applies to each color of each piece', () => {
  const run = charge({ type: 'Run', per: 'Color', price: '0.10', includedUnits: 1 });
  expect(parts([run], { decoration: { colors: 3, locations: 1 } })).toEqual([
    '1.00',
    '0.20',
    '0.00',
    '0.00',
    '120.00',
    '1.20',
  ]);
});

test('the less-than-minimum charge applies below the minimum, and not at it', () => {
  const ltm = charge({ type: 'Order', price: '30', appliesLtm: true });
  expect(parts([ltm], { quantity: 60, moq: 61 })[3]).toBe('30.00');
  expect(parts([ltm], { quantity: 60, moq: 60 })[3]).toBe('0.00');
});

test('below the first price break there is no price', () => {
  expect(allInAt(slabs, [], { ...order, quantity: 49 })).toBeNull();
});

test('the all-in price of all pieces is the total, and more pieces at one break never cost more a piece', () => {
  const money = fc.integer({ min: 0, max: 100_000 }).map((value) => decimal(value).div(100).toFixed(2));
  const charges = fc.array(
    fc.record({
      type: fc.constantFrom('Setup', 'Run', 'Order'),
      per: fc.constantFrom('Order', 'Color', 'Location'),
      price: money,
      appliesLtm: fc.constant(false),
      includedUnits: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(charges, fc.integer({ min: 100, max: 10_000 }), (list, quantity) => {
      const one = allInAt(slabs, list, { ...order, quantity });
      const more = allInAt(slabs, list, { ...order, quantity: quantity + 1 });
      if (!one || !more) throw new Error('no price');
      expect(one.unit.times(quantity).minus(one.total).abs().lt('0.0000000001')).toBe(true);
      expect(more.unit.lte(one.unit)).toBe(true);
    }),
  );
});

test.each([
  ['quantity', { quantity: 100.5 }],
  ['number of colors', { decoration: { colors: 1.5, locations: 1 } }],
  ['number of locations', { decoration: { colors: 1, locations: Number.NaN } }],
])('an order whose %s is not whole has no all-in price', (_, changes) => {
  expect(allInAt(slabs, [charge({})], { ...order, ...changes })).toBeNull();
});
