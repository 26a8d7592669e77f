import { expect, test } from 'vitest';
import type { MarketLadder } from '#api/generated/types.gen.ts';
import type { PriceBasis } from '#entities/market/comparison.ts';
import { toMoneyText } from '#entities/pricing/decimal.ts';
import type { Charge } from '#entities/pricing/types.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { offersIn } from '#entities/ladders/ladderCurrency.ts';
import { chartLines, onlyByUnit, type ChartFacts } from './chartLines.ts';

const setup: Charge = { type: 'Setup', per: 'Order', price: '40', appliesLtm: false, includedUnits: 0 };
const [rival] = examples.market.items;
const offersOf = (changes: Partial<MarketLadder>) =>
  offersIn(rival ? [{ ...rival, ...changes }] : [], 'USD', null);
const withoutColor = { setup: false, oneColor: false, shipping: false };
const facts: ChartFacts = {
  slabs: [
    { minQty: 100, unitPrice: '1.00' },
    { minQty: 50, unitPrice: '1.20' },
  ],
  charges: [setup],
  moq: 50,
  cost: {
    breaks: [
      { minQty: 50, listPrice: '0.80' },
      { minQty: 100, listPrice: '0.60' },
    ],
    eqp: false,
    codes: {},
  },
  minGpPct: 40,
  market: offersOf({ setupCharge: '20.00', runCharge: '0.10', includes: withoutColor }),
};

const pricesAt = (changes: Partial<ChartFacts>, basis: PriceBasis, quantity: number) =>
  Object.fromEntries(
    chartLines({ ...facts, ...changes }, basis).map(({ id, at }) => {
      const price = at(quantity);
      return [id, price && toMoneyText(price)];
    }),
  );

test('the price of a piece: ours, cost, the floor over it, and what competitors ask', () => {
  expect(pricesAt({}, 'unit', 99)).toEqual({ ours: '1.20', cost: '0.80', floor: '1.3334', 'cmp-1': '5.05' });
  expect(pricesAt({}, 'unit', 100)).toEqual({ ours: '1.00', cost: '0.60', floor: '1.00', 'cmp-1': '5.05' });
});

test('all-in: charges are shared by the pieces, theirs too, and costs are not compared', () => {
  expect(pricesAt({}, 'allIn', 100)).toEqual({ ours: '1.40', 'cmp-1': '5.35' });
});

test('below its first break a line has no price', () => {
  expect(pricesAt({}, 'unit', 49)).toEqual({ ours: null, cost: null, floor: null, 'cmp-1': null });
  expect(pricesAt({}, 'allIn', 60)['cmp-1']).toBeNull();
});

test('a competitor whose set-up charge is not known has no all-in line, and is named instead', () => {
  const market = offersOf({ setupCharge: null, runCharge: null });
  expect(pricesAt({ market }, 'allIn', 72)).not.toHaveProperty('cmp-1');
  expect(pricesAt({ market }, 'unit', 72)['cmp-1']).toBe('5.05');
  expect(onlyByUnit({ ...facts, market })).toEqual([rival?.name]);
  expect(onlyByUnit(facts)).toEqual([]);
});

test('a competitor whose charge for the first color is not known has no all-in line either', () => {
  const market = offersOf({ runCharge: null, includes: withoutColor });
  expect(pricesAt({ market }, 'allIn', 72)).not.toHaveProperty('cmp-1');
  expect(onlyByUnit({ ...facts, market })).toEqual([rival?.name]);
});

test('boxes with tax are drawn as pieces without it', () => {
  const breaks = [{ minQty: 4, unitPrice: '119.00' }];
  const market = offersOf({ breaks, packFactor: 25, taxIncluded: true, taxPct: 19 });
  expect(pricesAt({ market }, 'unit', 99)['cmp-1']).toBeNull();
  expect(pricesAt({ market }, 'unit', 100)['cmp-1']).toBe('4.00');
});

test('end-quantity pricing is one cost from the first piece on', () => {
  const cost = facts.cost && { ...facts.cost, eqp: true };
  expect(pricesAt({ cost }, 'unit', 50)).toMatchObject({ cost: '0.60', floor: '1.00' });
  expect(chartLines({ ...facts, cost }, 'unit').find(({ id }) => id === 'cost')?.breaks).toEqual([1]);
});

test('without costs there is neither cost nor floor, without a floor no floor', () => {
  expect(Object.keys(pricesAt({ cost: null }, 'unit', 100))).toEqual(['ours', 'cmp-1']);
  expect(Object.keys(pricesAt({ minGpPct: null }, 'unit', 100))).toEqual(['ours', 'cost', 'cmp-1']);
});

test('what is being typed and is no price is left out, and so is an empty ladder', () => {
  const slabs = [...facts.slabs, { minQty: Number.NaN, unitPrice: '' }, { minQty: 500, unitPrice: '.' }];
  expect(chartLines({ ...facts, slabs }, 'unit')[0]?.breaks).toEqual([50, 100]);
  expect(Object.keys(pricesAt({ slabs: [] }, 'unit', 100))).not.toContain('ours');
});
