import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chargeUnits } from './chargeUnits.ts';

const order = { quantity: 200, decoration: { colors: 3, locations: 2 } };

test.each([
  ['Setup', 'Order', 0, { has: 1, included: 0, charged: 1 }],
  ['Setup', 'Color', 0, { has: 6, included: 0, charged: 6 }],
  ['Setup', 'Color', 1, { has: 6, included: 1, charged: 5 }],
  ['Setup', 'Location', 1, { has: 2, included: 1, charged: 1 }],
  ['Setup', 'Location', 5, { has: 2, included: 2, charged: 0 }],
  ['Setup', 'Piece', 100, { has: 200, included: 100, charged: 100 }],
  ['Run', 'Color', 1, { has: 6, included: 1, charged: 5 }],
  ['Run', 'Piece', 0, { has: 1, included: 0, charged: 1 }],
  ['Order', 'Order', 1, { has: 1, included: 1, charged: 0 }],
] as const)('the units of a %s charge per %s with %i included: %j', (type, per, includedUnits, units) => {
  expect(chargeUnits({ type, per, includedUnits }, order)).toEqual(units);
});

test('charged and included units add up to all units, and an order without decoration has no setups', () => {
  const count = fc.integer({ min: 0, max: 20 });
  const per = fc.constantFrom('Order' as const, 'Color' as const, 'Location' as const, 'Piece' as const);
  fc.assert(
    fc.property(count, count, count, per, (colors, locations, includedUnits, each) => {
      const found = chargeUnits(
        { type: 'Setup', per: each, includedUnits },
        { quantity: 50, decoration: { colors, locations } },
      );
      expect(found.charged + found.included).toBe(found.has);
      expect(found.charged).toBeGreaterThanOrEqual(0);
      if (each === 'Color' && (colors === 0 || locations === 0)) expect(found.charged).toBe(0);
    }),
  );
});
