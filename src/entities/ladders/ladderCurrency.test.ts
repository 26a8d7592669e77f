import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { toMoneyText } from '#entities/pricing/decimal.ts';
import { chargesIn, costIn, offersIn } from './ladderCurrency.ts';

const rates = { ...examples.fxRates, base: 'USD', rates: { EUR: '0.80', GBP: '0.75' } };

const { costs } = examples;

test('costs keep their quantities, codes and the end-quantity pricing', () => {
  const cost = costIn(costs, 'EUR', rates);
  expect(cost?.breaks.map(({ minQty, listPrice }) => [minQty, listPrice])).toEqual([
    [72, '3.44'],
    [288, '3.12'],
  ]);
  expect(cost).toMatchObject({ eqp: costs.eqp, codes: costs.discountCodes });
});

test('L7 costs in a currency without a rate, or none at all, are not known', () => {
  expect(costIn(costs, 'CHF', rates)).toBeNull();
  expect(costIn({ ...costs, breaks: [] }, costs.currency, null)).toBeNull();
});

const [charge = null] = examples.charges.items;

test('charges follow with what a repeat order pays', () => {
  if (!charge) throw new Error('the example has no charge');
  const set = { ...charge, price: '50.00', repeatPrice: '25.00' };
  expect(chargesIn([set], 'USD', 'EUR', rates)).toEqual([{ ...set, price: '40.00', repeatPrice: '20.00' }]);
  expect(chargesIn([{ ...set, repeatPrice: null }], 'USD', 'EUR', rates)?.[0]?.repeatPrice).toBeNull();
});

test('charges without a rate are not known, which is not the same as none', () => {
  if (!charge) throw new Error('the example has no charge');
  expect(chargesIn([charge], 'USD', 'CHF', rates)).toBeNull();
  expect(chargesIn([charge], 'USD', 'EUR', null)).toBeNull();
  expect(chargesIn([], 'USD', 'CHF', rates)).toEqual([]);
});

const [offer = null] = examples.market.items;

test('a competitor is compared in our currency, with setup and run charges', () => {
  if (!offer) throw new Error('the example has no offer');
  const theirs = {
    ...offer,
    currency: 'EUR',
    breaks: [{ minQty: 50, unitPrice: '4.00' }],
    setupCharge: '40.00',
    runCharge: '0.40',
    includes: { setup: false, oneColor: false, shipping: false },
  };
  const [found] = offersIn([theirs], 'USD', rates);
  expect(found?.ladder).toEqual(theirs);
  expect(found?.offer.slabs.map(({ minQty, price }) => [minQty, toMoneyText(price)])).toEqual([[50, '5.00']]);
  expect([found?.offer.setup, found?.offer.run].map((charge) => charge && toMoneyText(charge))).toEqual([
    '50.00',
    '0.50',
  ]);
  expect(offersIn([{ ...theirs, currency: 'CHF' }], 'USD', rates)).toEqual([]);
});
