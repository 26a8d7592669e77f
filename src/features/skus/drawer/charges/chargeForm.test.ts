import { expect, test } from 'vitest';
import { chargeSchema, chargesOf, newCharge, type ChargeLine } from './chargeForm.ts';

const line = (change: Partial<ChargeLine>): ChargeLine => ({
  ...newCharge,
  name: 'Setup',
  price: '50',
  ...change,
});

test.each<[string, string]>([
  ['50', '50'],
  ['50.', '50'],
  ['.5', '0.5'],
  ['0.1234', '0.1234'],
])('E120 a price typed as %j is sent as %j', (price, sent) => {
  expect(chargesOf({ lines: [line({ price })] })).toEqual([
    {
      name: 'Setup',
      type: 'Setup',
      per: 'Order',
      price: sent,
      repeatPrice: null,
      appliesLtm: false,
      includedUnits: 0,
    },
  ]);
});

test.each<[keyof ChargeLine, string, string]>([
  ['name', ' ', 'charges.nameLimits'],
  ['price', '', 'charges.priceLimits'],
  ['price', '.', 'charges.priceLimits'],
  ['price', '1.23456', 'charges.priceLimits'],
  ['repeatPrice', '.', 'charges.priceLimits'],
  ['includedUnits', '', 'charges.unitsLimits'],
  ['includedUnits', '1001', 'charges.unitsLimits'],
])('the limits of the contract, at the line they are on: %s %j', (field, value, message) => {
  const { error } = chargeSchema.safeParse({ lines: [line({}), line({ [field]: value })] });
  expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[['lines', 1, field], message]]);
});
