import { expect, test } from 'vitest';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import {
  allQuantities,
  convertedSlabs,
  currencyLadders,
  missingCurrencies,
  newCurrency,
  rateRows,
} from './currencyRules.ts';

const { fxRates: rates, slabSetLive: live } = examples;
const set = (id: string, facts: Partial<SlabSet>): SlabSet => ({ ...live, id, ...facts });
const place = { owner: live.owner, configuration: live.configuration };
const euros = set('eur', { currency: 'EUR', state: 'draft', slabs: [{ minQty: 60, unitPrice: '4.00' }] });

test('one ladder by currency, the home currency first; other owners and configurations are left out', () => {
  const sets = [
    euros,
    live,
    set('cad', { currency: 'CAD', state: 'scheduled' }),
    set('gbp', { currency: 'GBP', configuration: 'Blank' }),
    set('sku', { currency: 'GBP', owner: { kind: 'sku', id: 'sku-1' } }),
    set('old', { currency: 'MXN', state: 'retired' }),
    set('next', { state: 'draft' }),
  ];
  const ladders = currencyLadders(sets, place, 'USD');
  expect(ladders.map(({ currency, shown, draft }) => [currency, shown.id, draft?.id])).toEqual([
    ['USD', live.id, 'next'],
    ['CAD', 'cad', undefined],
    ['EUR', 'eur', 'eur'],
  ]);
  expect(missingCurrencies(ladders, rates)).toEqual(['GBP']);
  expect(missingCurrencies(ladders, null)).toEqual([]);
  expect(allQuantities(ladders)).toEqual([60, 72, 144, 288, 576]);
});

test.each([
  ['CHF', 'CHF', null],
  [' chf', 'CHF', null],
  ['eur', 'EUR', 'exists'],
  ['EURO', '', 'unknown'],
  ['XYZ', '', 'unknown'],
  [' ', '', 'missing'],
] as const)('%j is typed for a new ladder: %s, %s', (text, currency, wrong) => {
  expect(newCurrency(text, ['USD', 'EUR'])).toEqual({ currency, wrong });
});

test.each([
  ['none', '1.035'],
  ['x9', '0.99'],
  ['05', '1.05'],
] as const)('1.20 USD in euros, rounded %s: %s; the quantity is copied with the price', (rounding, price) => {
  const slabs = [{ minQty: 50, unitPrice: '1.2001' }];
  expect(convertedSlabs(slabs, 'USD', 'EUR', rounding, rates)).toEqual([{ minQty: 50, unitPrice: price }]);
});

test('across two currencies the base is between; without a rate or a price nothing is converted', () => {
  const slabs = [{ minQty: 50, unitPrice: '8.624' }];
  expect(convertedSlabs(slabs, 'EUR', 'GBP', 'none', rates)?.[0]?.unitPrice).toBe('7.601');
  expect(convertedSlabs(slabs, 'USD', 'JPY', 'none', rates)).toBeNull();
  expect(convertedSlabs(slabs, 'USD', 'EUR', 'none', null)).toBeNull();
  expect(convertedSlabs([{ minQty: 50, unitPrice: '' }], 'USD', 'EUR', 'none', rates)).toBeNull();
  expect(convertedSlabs([{ minQty: Number.NaN, unitPrice: '1' }], 'USD', 'EUR', 'none', rates)).toBeNull();
});

test('a ladder beside the one of the rate: moved, the same, one of them without the break, and no price', () => {
  const now = [
    { minQty: 100, unitPrice: '2.00' },
    { minQty: 50, unitPrice: '4.00' },
    { minQty: 200, unitPrice: '' },
    { minQty: Number.NaN, unitPrice: '1.00' },
  ];
  const wanted = [
    { minQty: 50, unitPrice: '3.90' },
    { minQty: 100, unitPrice: '2' },
    { minQty: 200, unitPrice: '1.50' },
    { minQty: 500, unitPrice: '1.00' },
  ];
  expect(rateRows(now, wanted)).toEqual([
    { minQty: 50, now: '4.00', wanted: '3.90', sharePct: '-2.50' },
    { minQty: 100, now: '2.00', wanted: '2', sharePct: '0.00' },
    { minQty: 200, now: null, wanted: '1.50', sharePct: null },
    { minQty: 500, now: null, wanted: '1.00', sharePct: null },
  ]);
});
