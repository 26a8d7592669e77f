import { expect, test } from 'vitest';
import { ladderDiff } from './ladderDiff.ts';

const slab = (minQty: number, unitPrice: string) => ({ minQty, unitPrice });
const cost = { breaks: [{ minQty: 100, listPrice: '4.00' }], eqp: false, codes: {} };

test('each price beside the one that held at its quantity', () => {
  const rows = ladderDiff(
    [slab(50, '5.00'), slab(100, '4.50')],
    [slab(50, '5.25'), slab(100, '4.50'), slab(250, '4.00')],
    cost,
  );
  expect(rows).toEqual([
    { minQty: 50, before: '5.00', after: '5.25', delta: '0.25', deltaPct: '5.0', gpPct: null },
    { minQty: 100, before: '4.50', after: '4.50', delta: '0.00', deltaPct: '0.0', gpPct: '11.11' },
    { minQty: 250, before: '4.50', after: '4.00', delta: '-0.50', deltaPct: '-11.1', gpPct: '0.00' },
  ]);
});

test('a quantity that one ladder does not reach has no change', () => {
  expect(ladderDiff([slab(100, '4.50')], [slab(50, '5.00'), slab(100, '4.50')], null)[0]).toEqual({
    minQty: 50,
    before: null,
    after: '5.00',
    delta: null,
    deltaPct: null,
    gpPct: null,
  });
});

test('a first price is no change of nothing', () => {
  expect(ladderDiff([], [slab(50, '5.00')], null)).toMatchObject([{ before: null, delta: null }]);
  expect(ladderDiff([slab(50, '0')], [slab(50, '5.00')], null)).toMatchObject([
    { delta: '5.00', deltaPct: null },
  ]);
});

test('rows that are not finished are left out, and the order of typing does not matter', () => {
  const typed = [slab(100, '4.00'), slab(50, '5.00'), slab(Number.NaN, '3.00'), slab(250, '3.')];
  expect(ladderDiff([], typed, null).map(({ minQty, after }) => [minQty, after])).toEqual([
    [50, '5.00'],
    [100, '4.00'],
  ]);
});

test('a change too small for one decimal has no sign of its own', () => {
  expect(ladderDiff([slab(50, '99.99')], [slab(50, '99.98')], null)[0]?.deltaPct).toBe('0.0');
});
