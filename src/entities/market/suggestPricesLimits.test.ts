import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '#entities/pricing/decimal.ts';
import { gpPct } from '#entities/pricing/margin.ts';
import type { PriceRuleTerms, SuggestedSlab } from './priceRuleTerms.ts';
import { suggestPrices } from './suggestPrices.ts';

const money = fc.integer({ min: 1, max: 90_000 }).map((cents) => (cents / 100).toFixed(2));
const ladder = fc
  .uniqueArray(
    fc.record({ minQty: fc.integer({ min: 1, max: 5000 }), price: fc.integer({ min: 1, max: 9999 }) }),
    {
      selector: ({ minQty }) => minQty,
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((slabs) => {
    const quantities = slabs.map(({ minQty }) => minQty).toSorted((a, b) => a - b);
    const prices = slabs.map(({ price }) => price).toSorted((a, b) => b - a);
    return quantities.map((minQty, at) => ({ minQty, unitPrice: ((prices[at] ?? 1) / 100).toFixed(2) }));
  });
const anyTerms: fc.Arbitrary<PriceRuleTerms> = fc.record({
  strategy: fc.record({
    kind: fc.constantFrom('matchLowest', 'belowLowest', 'belowAverage', 'stayWithin', 'hold'),
    amount: fc.integer({ min: 1, max: 4000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
    unit: fc.constantFrom('percent', 'money'),
  }),
  quantities: fc.array(fc.integer({ min: 1, max: 6000 }), { maxLength: 4 }),
  minGpPct: fc.option(fc.integer({ min: 0, max: 90 })),
  maxChangePct: fc.option(
    fc.integer({ min: 1, max: 6000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  ),
  rounding: fc.constantFrom('none', 'x9', '05'),
});
const anyProduct = fc.record({
  slabs: ladder,
  offers: fc.array(
    fc.tuple(money, fc.option(money), fc.integer({ min: 1, max: 500 })).map(([price, setup, minQty]) => ({
      slabs: [{ minQty, price: decimal(price) }],
      setup: setup === null ? null : decimal(setup),
      run: setup === null ? null : decimal(0),
    })),
    { maxLength: 4 },
  ),
  cost: fc.option(money.map((text) => decimal(text))),
  charge: money.map((text) => decimal(text)),
  floor: fc.integer({ min: 0, max: 50 }).map((percent) => decimal(percent)),
});

/** The ladder once its suggestions hold. */
const take = (found: readonly SuggestedSlab[]) =>
  found.map(({ minQty, suggested, current }) => ({ minQty, unitPrice: suggested ?? current }));

const isChanged = (found: readonly SuggestedSlab[]) => found.some(({ suggested }) => suggested !== null);

test('whatever the rule and the market: limits hold, the ladder never begins to rise, and each price says why it stays', () => {
  fc.assert(
    fc.property(anyTerms, anyProduct, (rule, { slabs, offers, cost, charge, floor }) => {
      // Goods cost less in larger orders.
      const costOf = (quantity: number) => cost && cost.plus(decimal(100).div(quantity));
      const found = suggestPrices(rule, {
        ...{ slabs, offers },
        costAt: costOf,
        chargesAt: (quantity) => charge.div(quantity),
        minGpPct: floor,
      });
      expect(found.map(({ minQty, current }) => ({ minQty, unitPrice: current }))).toEqual(slabs);
      const prices = found.map(({ suggested, current }) => decimal(suggested ?? current));
      for (const [at, price] of prices.entries())
        expect(at === 0 || price.lte(prices[at - 1] ?? 0)).toBe(true);
      for (const { minQty, suggested, current, target, limitedBy, blockedBy } of found) {
        expect(suggested === null || blockedBy === null).toBe(true);
        expect(limitedBy === null || suggested !== null).toBe(true);
        if (suggested === null) continue;
        const [price, before, aim] = [decimal(suggested), decimal(current), decimal(target ?? 'NaN')];
        expect(suggested).toMatch(/^\d{1,9}(\.\d{1,4})?$/);
        expect(price.gt(0) && price.cmp(before) === aim.cmp(before)).toBe(true);
        const least = Math.max(rule.minGpPct ?? 0, floor.toNumber());
        const net = costOf(minQty);
        if (least > 0) expect(net && gpPct(price, net)?.gte(least)).toBe(true);
        const change = price.minus(before).abs().times(100).div(before);
        if (rule.maxChangePct !== null) expect(change.lte(rule.maxChangePct)).toBe(true);
        if (limitedBy === null) expect(price.lte(aim)).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('what was suggested and taken is suggested no more', () => {
  fc.assert(
    fc.property(anyTerms, anyProduct, (rule, { slabs, offers, cost, charge, floor }) => {
      const unlimited = { ...rule, maxChangePct: null };
      const world = { offers, costAt: () => cost, chargesAt: () => charge, minGpPct: floor };
      const once = suggestPrices(unlimited, { ...world, slabs });
      const again = suggestPrices(unlimited, { ...world, slabs: take(once) });
      for (const [at, { suggested }] of once.entries())
        if (suggested !== null) expect(again[at]?.suggested).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test('limited suggestions that are taken again and again come to an end', () => {
  fc.assert(
    fc.property(anyTerms, anyProduct, (rule, { slabs, offers, cost, charge, floor }) => {
      const limited = { ...rule, maxChangePct: '50' };
      const world = { offers, costAt: () => cost, chargesAt: () => charge, minGpPct: floor };
      let found = suggestPrices(limited, { ...world, slabs });
      for (let turn = 0; turn < 60 && isChanged(found); turn += 1)
        found = suggestPrices(limited, { ...world, slabs: take(found) });
      expect(isChanged(found)).toBe(false);
    }),
    { numRuns: 500 },
  );
});
