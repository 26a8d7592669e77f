import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, isPriceText } from '#entities/pricing/decimal.ts';
import { offer } from '#tests/support/ruledProduct.ts';
import { priceForTarget, whatIf, type WhatIfMarket } from './whatIf.ts';

/** Costs 1.00, at least 30 percent, beside 1.80 and 2.20. */
const market = (more: Partial<WhatIfMarket> = {}): WhatIfMarket => ({
  offers: [offer('1.80'), offer('2.20')],
  basis: 'unit',
  chargesAt: () => decimal(0),
  costAt: () => decimal('1.00'),
  minGpPct: 30,
  tolerancePct: '1.00',
  ...more,
});
const at = (unitPrice: string, more: Partial<WhatIfMarket> = {}) =>
  whatIf([{ minQty: 100, unitPrice }], market(more))[0];

describe('the position of a price', () => {
  test.each([
    ['1.70', 1, '85.0'],
    ['1.80', 1, '90.0'],
    ['1.81', 1, '90.5'],
    ['1.82', 2, '91.0'],
    ['2.00', 2, '100.0'],
    ['2.23', 3, '111.5'],
  ])('%s is number %i of three with an index of %s', (price, rank, index) => {
    expect(at(price)).toMatchObject({ rank, of: 3, index });
  });

  test('all-in compares with charges, on both sides', () => {
    const offers = [offer('1.80', '50.00')];
    const tried = at('2.00', { offers, basis: 'allIn', chargesAt: () => decimal('0.25') });
    expect(tried).toMatchObject({ allInUnit: '2.25', rank: 1, of: 2, index: '97.8' });
  });

  test('an offer with known charges is not compared while ours are not known', () => {
    const offers = [offer('1.80', '50.00'), offer('1.90')];
    const tried = at('2.00', { offers, basis: 'allIn', chargesAt: () => null });
    expect(tried).toMatchObject({ allInUnit: null, rank: 2, of: 2, index: '105.3' });
  });

  test('a competitor who sells larger orders only is not ranked', () => {
    expect(at('2.00', { offers: [offer('1.00', null, 101)] })).toMatchObject({
      rank: null,
      of: 1,
      index: null,
    });
  });
});

describe('the margin of a price', () => {
  test.each([
    ['1.00', '0.00', true],
    ['1.4285', '30.00', true],
    ['1.4286', '30.00', false],
    ['2.00', '50.00', false],
    ['0.50', '-100.00', true],
  ])('%s leaves %s percent; under the floor: %s', (price, gp, isUnder) => {
    expect(at(price)).toMatchObject({ gpPct: gp, floorPrice: '1.4286', isUnderFloor: isUnder });
  });

  test('there is none without a cost, and no floor without a least gross profit', () => {
    expect(at('2.00', { costAt: () => null })).toMatchObject({
      gpPct: null,
      floorPrice: null,
      isUnderFloor: false,
    });
    expect(at('0.10', { minGpPct: null })).toMatchObject({ floorPrice: null, isUnderFloor: false });
  });
});

test('a price that is higher than the one for fewer pieces rises', () => {
  const ladder = [
    { minQty: 50, unitPrice: '2.00' },
    { minQty: 100, unitPrice: '2.01' },
    { minQty: 250, unitPrice: '' },
    { minQty: 500, unitPrice: '9.00' },
  ];
  expect(whatIf(ladder, market()).map(({ isRising }) => isRising)).toEqual([false, true, false, true]);
});

describe('a gross profit that is typed', () => {
  test.each([
    ['', null, null],
    ['.', null, null],
    ['0', '1.00', null],
    ['30', '1.4286', null],
    ['.5', '1.005', null],
    ['30.', '1.4286', null],
    ['0030', '1.4286', null],
    ['99.99', '10000.00', null],
    ['100', null, 'tooHigh'],
    ['9999999', null, 'tooHigh'],
    ['30.123', null, 'tooPrecise'],
    ['1.2.3', null, 'tooPrecise'],
    ['-3', null, 'tooPrecise'],
  ])('%j makes %s, refused: %s', (typed, price, refused) => {
    expect(priceForTarget(typed, decimal('1.00'))).toEqual({ price, refused });
  });

  test('makes no price without a cost, and none that no ladder takes', () => {
    expect(priceForTarget('30', null)).toEqual({ price: null, refused: 'noCost' });
    expect(priceForTarget('99.99', decimal('999999'))).toEqual({ price: null, refused: 'tooLarge' });
  });
});

const cents = fc.integer({ min: 1, max: 50_000 }).map((amount) => (amount / 100).toFixed(2));
const anyOffer = fc
  .tuple(cents, fc.option(cents), fc.integer({ min: 1, max: 600 }))
  .map(([price, setup, minQty]) => offer(price, setup, minQty));
const anyMarket: fc.Arbitrary<WhatIfMarket> = fc
  .record({
    offers: fc.array(anyOffer, { maxLength: 8 }),
    basis: fc.constantFrom('unit', 'allIn'),
    charges: fc.option(cents),
    cost: fc.option(cents),
    minGpPct: fc.option(fc.integer({ min: 0, max: 95 })),
    tolerancePct: fc.constantFrom('0', '1.00', '2.50'),
  })
  .map(({ charges, cost, ...rest }) => ({
    ...rest,
    chargesAt: () => (charges === null ? null : decimal(charges)),
    costAt: () => (cost === null ? null : decimal(cost)),
  }));
const quantity = fc.integer({ min: 1, max: 1000 });

describe('whatever the market', () => {
  test('a lower price never has a worse rank, a higher index or more gross profit', () => {
    fc.assert(
      fc.property(anyMarket, quantity, cents, cents, (beside, minQty, one, other) => {
        const [low, high] = [one, other].toSorted((a, b) => Number(a) - Number(b));
        const tried = (price = '') => whatIf([{ minQty, unitPrice: price }], beside)[0];
        const [cheap, dear] = [tried(low), tried(high)];
        expect(cheap?.of).toBe(dear?.of);
        expect(cheap?.rank ?? 0).toBeLessThanOrEqual(dear?.rank ?? 0);
        expect(Number(cheap?.index)).toBeLessThanOrEqual(Number(dear?.index));
        expect(Number(cheap?.gpPct)).toBeLessThanOrEqual(Number(dear?.gpPct));
        if (dear?.isUnderFloor) expect(cheap?.isUnderFloor).toBe(true);
      }),
    );
  });

  test('the floor is the lowest price that is not under it', () => {
    fc.assert(
      fc.property(anyMarket, quantity, (beside, minQty) => {
        const floor = whatIf([{ minQty, unitPrice: '' }], beside)[0]?.floorPrice ?? null;
        if (floor === null) return;
        const isUnder = (price: string) => whatIf([{ minQty, unitPrice: price }], beside)[0]?.isUnderFloor;
        expect(isUnder(floor)).toBe(false);
        expect(isUnder(decimal(floor).minus('0.0001').toFixed())).toBe(true);
      }),
    );
  });

  test('the price of a typed gross profit leaves it, to the fourth decimal of the price', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 9900 }), (cost, hundredths) => {
        const percent = hundredths / 100;
        const { price } = priceForTarget(percent.toFixed(2), decimal(cost));
        expect(price !== null && isPriceText(price)).toBe(true);
        const exact = Number(cost) / (1 - percent / 100);
        expect(Math.abs(Number(price) - exact)).toBeLessThanOrEqual(0.00005 + exact * 1e-12);
      }),
    );
  });

  test('a price says nothing of another one, except whether the next rises', () => {
    fc.assert(
      fc.property(anyMarket, fc.array(fc.tuple(quantity, cents), { maxLength: 10 }), (beside, breaks) => {
        const ladder = breaks.map(([minQty, unitPrice]) => ({ minQty, unitPrice }));
        const alone = ladder.flatMap((slab) => whatIf([slab], beside));
        const still = (found: ReturnType<typeof whatIf>) =>
          found.map((each) => ({ ...each, isRising: false }));
        expect(still(whatIf(ladder, beside))).toEqual(still(alone));
      }),
    );
  });

  test('anything can be typed: what is no price has no position, and nothing throws', () => {
    fc.assert(
      fc.property(anyMarket, fc.string(), fc.oneof(quantity, fc.double()), (beside, unitPrice, minQty) => {
        const [tried] = whatIf([{ minQty, unitPrice }], beside);
        if (!isPriceText(unitPrice)) expect(tried).toMatchObject({ rank: null, index: null, gpPct: null });
        expect(['string', 'object']).toContain(typeof priceForTarget(unitPrice, decimal(1)).price);
      }),
    );
  });
});

test('ten breaks beside twenty offers are judged in much less than 50 ms', () => {
  const offers = Array.from({ length: 20 }, (_, place) => offer(`${place + 1}.37`, '55.00'));
  const ladder = Array.from({ length: 10 }, (_, place) => ({ minQty: 50 * (place + 1), unitPrice: '9.99' }));
  const beside = market({ offers, basis: 'allIn' });
  whatIf(ladder, beside);
  const times = Array.from({ length: 9 }, () => {
    const start = performance.now();
    whatIf(ladder, beside);
    return performance.now() - start;
  });
  expect(times.toSorted((a, b) => a - b)[4]).toBeLessThan(50);
});
