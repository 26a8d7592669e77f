import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slabAt } from './ladder.ts';
import { movedToMoq, startFault } from './ladderStart.ts';

const from = (...quantities: number[]) => quantities.map((minQty) => ({ minQty }));

test.each([
  ['at the minimum', from(72, 144), 72, false, null],
  ['above it', from(96), 72, false, 'startsAboveMoq'],
  ['above it, with a less-than-minimum charge', from(96), 72, true, 'startsAboveMoq'],
  ['below it', from(50), 72, false, 'startsBelowMoq'],
  ['below it, with a less-than-minimum charge', from(50), 72, true, null],
  ['nowhere', [], 72, false, null],
  ['at no quantity', from(NaN), 72, false, null],
] as const)('L2 whether a ladder may start %s', (_, slabs, moq, hasLtmCharge, fault) => {
  expect(startFault(slabs, { moq, hasLtmCharge })).toBe(fault);
});

test.each([
  ['up to a break', [50, 100, 250], 100, [100, 250]],
  ['up between two', [50, 100, 250], 120, [120, 250]],
  ['up beyond the last', [50, 100], 500, [500]],
  ['down', [50, 100], 24, [24, 100]],
])('the first break is moved %s', (_, before, moq, after) => {
  expect(movedToMoq(from(...before), moq).map(({ minQty }) => minQty)).toEqual(after);
});

const ladders = fc
  .uniqueArray(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 10 })
  .map((quantities) =>
    quantities
      .toSorted((a, b) => a - b)
      .map((minQty, at) => ({ minQty, unitPrice: (10 - at * 0.5).toFixed(2) })),
  );

test('a moved ladder starts at the minimum, rises, and keeps the price of every quantity that could be ordered before', () => {
  fc.assert(
    fc.property(
      ladders,
      fc.integer({ min: 1, max: 6000 }),
      fc.nat({ max: 10_000 }),
      fc.boolean(),
      (slabs, moq, more, hasLtmCharge) => {
        const moved = movedToMoq(slabs, moq);
        expect(startFault(moved, { moq, hasLtmCharge })).toBe(null);
        expect(moved.every(({ minQty }, at) => at === 0 || minQty > (moved[at - 1]?.minQty ?? 0))).toBe(true);
        const quantity = Math.max(moq, slabs[0]?.minQty ?? 0) + more;
        expect(slabAt(moved, quantity)?.unitPrice).toBe(slabAt(slabs, quantity)?.unitPrice);
        expect(movedToMoq(moved, moq)).toEqual(moved);
      },
    ),
  );
});
