import { expect, test } from 'vitest';
import { zChargeListInput } from '#api/generated/zod/catalogue.gen.ts';
import { chargeInput } from './chargeChanges.ts';
import {
  chargeFieldOf,
  chargeOf,
  chargeSchema,
  lineOf,
  MOST_CHARGES,
  newLine,
  type ChargeLine,
} from './chargeForm.ts';

const line = (change: Partial<ChargeLine>): ChargeLine => ({
  ...newLine,
  name: 'Setup',
  price: '50',
  ...change,
});

test('a charge goes through the form unchanged', () => {
  const charge = {
    id: 'chg-1',
    name: 'Run',
    type: 'Run',
    per: 'Color',
    price: '0.28',
    repeatPrice: '0.20',
    appliesLtm: true,
    includedUnits: 1,
  } as const;
  expect(chargeOf(lineOf(charge))).toEqual(charge);
});

test.each<[string, string]>([
  ['50', '50'],
  ['50.', '50'],
  ['.5', '0.5'],
  ['0.1234', '0.1234'],
])('E120 a price typed as %j is sent as %j, and an empty repeat price as none', (price, sent) => {
  expect(chargeInput(chargeOf(line({ name: ' Setup ', price })))).toEqual({
    name: 'Setup',
    type: 'Setup',
    per: 'Order',
    price: sent,
    repeatPrice: null,
    appliesLtm: false,
    includedUnits: 0,
  });
});

test.each<[keyof ChargeLine, string, string]>([
  ['name', '', 'nameRequired'],
  ['name', ' ', 'nameRequired'],
  ['name', 'x'.repeat(121), 'nameTooLong'],
  ['price', '', 'priceInvalid'],
  ['price', '.', 'priceInvalid'],
  ['price', '1.23456', 'priceInvalid'],
  ['price', '1000000000', 'priceTooLarge'],
  ['price', '9'.repeat(300), 'priceTooLarge'],
  ['repeatPrice', '1000000000.5', 'priceTooLarge'],
  ['repeatPrice', '.', 'priceInvalid'],
  ['repeatPrice', '1.23456', 'priceInvalid'],
  ['includedUnits', '', 'unitsInvalid'],
  ['includedUnits', '1001', 'unitsInvalid'],
])('the limits of the contract are errors of the line they are on: %s %j', (field, value, message) => {
  const { error } = chargeSchema.safeParse({ lines: [line({}), line({ [field]: value })] });
  expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[['lines', 1, field], message]]);
});

test('the form has as many charges as the contract takes', () => {
  const charges = (count: number) => ({
    version: 1,
    items: Array.from({ length: count }, () => chargeInput(chargeOf(line({})))),
  });
  expect(zChargeListInput.safeParse(charges(MOST_CHARGES)).success).toBe(true);
  expect(zChargeListInput.safeParse(charges(MOST_CHARGES + 1)).success).toBe(false);
});

test.each([
  ['items.0.price', false, 'lines.0.price'],
  ['items.12.appliesLtm', false, 'lines.12.appliesLtm'],
  ['items.12.appliesLtm', true, 'lines.0.appliesLtm'],
  ['items.0.toString', false, null],
  ['items', false, null],
  ['version', true, null],
])('the field that the server calls %s (in a form of one charge: %s) is %s', (name, isOne, field) => {
  expect(chargeFieldOf(name, isOne)).toBe(field);
});
