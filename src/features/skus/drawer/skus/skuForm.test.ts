import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { hasCheckDigit, skuInput, skuSchema, skuUpdate, skuValues, type SkuValues } from './skuForm.ts';

const { sku } = examples;
const fresh = (change: Partial<SkuValues>): SkuValues => ({
  ...skuValues(null, { sku: 'MUG-1-BLK', partId: 'P-1' }),
  ...change,
});

test.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['96385074', true],
  ['96385075', false],
  ['036000291452', true],
  ['10614141000415', true],
])('whether the check digit of GTIN %s fits: %s', (gtin, fits) => {
  expect(hasCheckDigit(gtin)).toBe(fits);
});

test('a new SKU is sent whole, an existing one with its changes only', () => {
  expect(skuInput(fresh({ colorName: ' Red ', gtin: '4006 3813-33931' }))).toEqual({
    sku: 'MUG-1-BLK',
    partId: 'P-1',
    colorName: 'Red',
    labelSize: null,
    gtin: '4006381333931',
    primaryMaterial: null,
    uom: 'EA',
  });
  const change = { colorName: 'Moss', status: 'backorder', labelSize: '' };
  expect(skuUpdate(sku, { ...skuValues(sku), ...change })).toEqual({
    version: sku.version,
    colorName: 'Moss',
    ...(sku.labelSize === null ? {} : { labelSize: null }),
    ...(sku.status === 'backorder' ? {} : { status: 'backorder' }),
  });
});

test.each<[keyof SkuValues, string, string]>([
  ['sku', '', 'limits.sku'],
  ['sku', 'MUG 1', 'limits.sku'],
  ['partId', ' ', 'limits.part'],
  ['colorName', 'x'.repeat(61), 'limits.sixty'],
  ['labelSize', 'x'.repeat(21), 'limits.twenty'],
  ['gtin', '123', 'limits.gtin'],
  ['gtin', '4006381333932', 'limits.checkDigit'],
])('the form refuses what the contract refuses: %s %j', (field, value, message) => {
  const { error } = skuSchema(null).safeParse(fresh({ [field]: value }));
  expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
});

test('unchanged fields of a SKU are not checked', () => {
  const old = { ...sku, gtin: '4006381333932' };
  expect(skuSchema(old).safeParse(skuValues(old)).success).toBe(true);
});
