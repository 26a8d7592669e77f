import { describe, expect, test } from 'vitest';
import { decimal } from '#entities/pricing/decimal.ts';
import { first, offer, product, terms } from '#tests/support/ruledProduct.ts';
import type { PriceRuleTerms } from './priceRuleTerms.ts';
import { suggestPrices } from './suggestPrices.ts';

const by = (kind: PriceRuleTerms['strategy']['kind'], amount: string | null, unit: 'percent' | 'money') => ({
  strategy: { kind, amount, unit },
});

describe('the strategy', () => {
  test.each([
    ['meets the lowest', by('matchLowest', null, 'percent'), '1.80'],
    ['goes below the lowest by percent', by('belowLowest', '5', 'percent'), '1.71'],
    ['goes below the lowest by money', by('belowLowest', '0.05', 'money'), '1.75'],
    ['goes below the average by percent', by('belowAverage', '5', 'percent'), '1.90'],
    ['goes below the average by money', by('belowAverage', '0.01', 'money'), '1.99'],
  ])('%s', (_name, change, suggested) => {
    expect(first(change)).toMatchObject({ suggested, target: suggested, limitedBy: null, blockedBy: null });
  });

  test('stays within a distance of the average, and moves to its edge from outside', () => {
    const within = by('stayWithin', '10', 'percent');
    expect(first(within)).toMatchObject({ suggested: null, target: '2.00', blockedBy: null });
    const at = (unitPrice: string) => first(within, { slabs: [{ minQty: 100, unitPrice }] })?.suggested;
    expect(at('1.50')).toBe('1.80');
    expect(at('1.80')).toBeNull();
    expect(at('2.20')).toBeNull();
    expect(at('3.00')).toBe('2.20');
  });

  test('holds a price whatever is offered', () => {
    expect(first(by('hold', null, 'percent'))).toMatchObject({
      ...{ suggested: null, target: null, blockedBy: 'hold' },
    });
  });

  test('raises a price too', () => {
    expect(first({}, { offers: [offer('2.75')] })?.suggested).toBe('2.75');
  });

  test('compares all-in with whom the charges are known of, else by unit price', () => {
    const chargesAt = (quantity: number) => decimal(50).div(quantity);
    // All-in 1.90, of which half a dollar are our charges at 100 pieces.
    expect(first({}, { chargesAt, offers: [offer('1.60', '30')] })?.suggested).toBe('1.40');
    expect(first({}, { chargesAt, offers: [offer('1.60')] })?.suggested).toBe('1.60');
  });

  test('without an offer for so many pieces the price stays', () => {
    expect(first({}, { offers: [offer('1.80', null, 500)] })).toMatchObject({ blockedBy: 'noOffers' });
    expect(first({}, { offers: [] })).toMatchObject({ blockedBy: 'noOffers', target: null });
  });

  test('a price that is right already stays without a reason', () => {
    expect(first({}, { offers: [offer('2.00')] })).toMatchObject({
      ...{ suggested: null, target: '2.00', limitedBy: null, blockedBy: null },
    });
  });

  test('charges of ours above all that a competitor asks leave no price at all', () => {
    const found = first({}, { chargesAt: () => decimal(5), offers: [offer('1.60', '0')] });
    expect(found).toMatchObject({ target: '0.00', suggested: null, blockedBy: 'floor' });
    const atNothing = first({}, { chargesAt: () => decimal('1.60'), offers: [offer('1.60', '0')] });
    expect(atNothing).toMatchObject({ target: '0.00', suggested: null, blockedBy: 'floor' });
  });
});

describe('quantities', () => {
  const slabs = [
    { minQty: 50, unitPrice: '2.20' },
    { minQty: 150, unitPrice: '2.00' },
    { minQty: 500, unitPrice: '1.90' },
  ];
  const at = (quantities: number[]) =>
    suggestPrices({ ...terms, quantities }, product({ slabs })).map(({ quantity }) => quantity);

  test('without any each slab is compared where it begins', () => {
    expect(at([])).toEqual([50, 150, 500]);
  });

  test('each slab is compared at the least of them that it holds; others stay', () => {
    expect(at([250, 200, 1000])).toEqual([null, 200, 1000]);
    expect(at([149, 150, 499])).toEqual([149, 150, null]);
    const [stays] = suggestPrices({ ...terms, quantities: [250] }, product({ slabs }));
    expect(stays).toMatchObject({
      minQty: 50,
      current: '2.20',
      target: null,
      suggested: null,
      blockedBy: null,
    });
  });
});

describe('the ladder', () => {
  const slabs = [
    { minQty: 100, unitPrice: '2.00' },
    { minQty: 500, unitPrice: '1.90' },
  ];

  test('a lower price for fewer pieces is taken back when more pieces stay dearer', () => {
    const offers = [{ ...offer('1.80'), slabs: [{ minQty: 1, price: decimal('1.80') }] }];
    const found = suggestPrices({ ...terms, quantities: [100] }, product({ slabs, offers }));
    expect(found.map(({ blockedBy }) => blockedBy)).toEqual(['ladder', null]);
    expect(found[0]).toMatchObject({ suggested: null, target: '1.80', limitedBy: null });
  });

  test('a higher price for more pieces is taken back when fewer pieces stay cheaper', () => {
    const found = suggestPrices({ ...terms, quantities: [500] }, product({ slabs, offers: [offer('2.10')] }));
    expect(found.map(({ blockedBy }) => blockedBy)).toEqual([null, 'ladder']);
  });

  test('equal prices are left', () => {
    const found = suggestPrices(terms, product({ slabs, offers: [offer('1.80')] }));
    expect(found.map(({ suggested }) => suggested)).toEqual(['1.80', '1.80']);
  });

  test('one that rises already is not made to fall', () => {
    const rising = slabs.toReversed().map(({ unitPrice }, at) => ({ minQty: at + 1, unitPrice }));
    const found = suggestPrices(
      { ...terms, quantities: [1] },
      product({ slabs: rising, offers: [offer('1.95')] }),
    );
    expect(found[0]?.suggested).toBe('1.95');
    const without = suggestPrices(terms, product({ slabs: rising, offers: [] }));
    expect(without.map(({ blockedBy }) => blockedBy)).toEqual(['noOffers', 'noOffers']);
  });
});
