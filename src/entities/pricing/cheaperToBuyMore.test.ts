import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheaperZones } from './cheaperToBuyMore.ts';
import { decimal } from './decimal.ts';
import { pricedSlabs, slabAt } from './ladder.ts';

const zones = (...rows: [number, string][]) =>
  cheaperZones(pricedSlabs(rows.map(([minQty, unitPrice]) => ({ minQty, unitPrice }))));

test('L8 a zone begins at the first quantity that costs more than the next price break begins with', () => {
  // 100 at 1.00 is 100.00; 84 at 1.20 is 100.80, 83 is 99.60.
  expect(zones([50, '1.20'], [100, '1.00'])).toEqual([{ row: 0, from: 84, to: 99, buy: 100 }]);
});

test('L8 the same total is not cheaper', () => {
  // 80 at 1.25 is exactly 100.00.
  expect(zones([50, '1.25'], [100, '1.00'])).toEqual([{ row: 0, from: 81, to: 99, buy: 100 }]);
});

test('L8 a zone begins with its price break at the earliest', () => {
  expect(zones([90, '2.00'], [100, '1.00'])).toEqual([{ row: 0, from: 90, to: 99, buy: 100 }]);
});

test('L8 a zone may be a single quantity', () => {
  // 100 at 0.9899 is 98.99: 99 at 1.00 costs a cent more, 98 does not.
  expect(zones([50, '1.00'], [100, '0.9899'])).toEqual([{ row: 0, from: 99, to: 99, buy: 100 }]);
});

test('L8 each price break has its own zone, and the last one has none', () => {
  expect(zones([50, '2.00'], [100, '1.50'], [200, '1.00'])).toEqual([
    { row: 0, from: 76, to: 99, buy: 100 },
    { row: 1, from: 134, to: 199, buy: 200 },
  ]);
  expect(zones([50, '2.00'])).toEqual([]);
});

test('L8 there is no zone where the price stays, rises or is zero', () => {
  expect(zones([50, '1.00'], [100, '1.00'])).toEqual([]);
  expect(zones([50, '1.00'], [100, '1.10'])).toEqual([]);
  expect(zones([50, '0.00'], [100, '0.00'])).toEqual([]);
  expect(zones([50, '1.00'], [51, '0.9999'])).toEqual([]);
});

test('L8 a quantity is in a zone exactly if the next price break costs less in all', () => {
  const rows = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 50_000 })),
    { minLength: 2, maxLength: 6, selector: ([minQty]) => minQty },
  );
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 320 }), (list, quantity) => {
      const slabs = list
        .map(([minQty, price]) => ({ minQty, price: decimal(price).div(10_000) }))
        .sort((a, b) => a.minQty - b.minQty);
      const slab = slabAt(slabs, quantity);
      const next = slab && slabs[slabs.indexOf(slab) + 1];
      const cheaper = Boolean(slab && next?.price.times(next.minQty).lt(slab.price.times(quantity)));
      const inZone = cheaperZones(slabs).some(({ from, to }) => from <= quantity && quantity <= to);
      expect(inZone).toBe(cheaper);
    }),
  );
});
