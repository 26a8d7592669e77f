import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import {
  changedFields,
  productSchema,
  productUpdate,
  productValues,
  type ProductValues,
} from './productForm.ts';

const product = examples.product;
const edit = (change: Partial<ProductValues>): ProductValues => ({ ...productValues(product), ...change });

test('an unchanged form sends nothing but the version', () => {
  expect(changedFields(product, edit({}))).toEqual([]);
  expect(productUpdate(product, edit({}))).toEqual({ version: product.version });
});

test.each<[string, Partial<ProductValues>, object]>([
  ['blanks around a name are no change', { name: `  ${product.name} ` }, {}],
  ['an emptied brand is none', { brand: '   ' }, product.brand === null ? {} : { brand: null }],
  ['a country', { countryOfOrigin: 'VN' }, { countryOfOrigin: 'VN' }],
  ['no country', { countryOfOrigin: '' }, { countryOfOrigin: null }],
  ['a supplier', { supplierId: 'sup-02' }, { supplierId: 'sup-02' }],
  ['prices without an end', { priceExpiresAt: '' }, { priceExpiresAt: null }],
  [
    'the last day of the prices, to its end',
    { priceExpiresAt: '2027-06-30' },
    { priceExpiresAt: new Date(2027, 5, 30, 23, 59, 59).toISOString() },
  ],
  ['numbers are numbers', { moq: '7', leadTimeDays: '0' }, { moq: 7, leadTimeDays: 0 }],
  ['an unknown lead time', { leadTimeDays: '' }, { leadTimeDays: null }],
  [
    'switches',
    { isKvi: !product.isKvi, isCaution: !product.isCaution },
    { isKvi: !product.isKvi, isCaution: !product.isCaution },
  ],
  ['a state', { status: 'closeout' }, { status: 'closeout' }],
])('only changed fields are sent: %s', (_name, change, sent) => {
  expect(productUpdate(product, edit(change))).toEqual({ version: product.version, ...sent });
});

test.each<[keyof ProductValues, string, string]>([
  ['name', '   ', 'general.nameLimits'],
  ['name', 'x'.repeat(257), 'general.nameLimits'],
  ['description', 'x'.repeat(2049), 'general.descriptionLimits'],
  ['brand', 'x'.repeat(121), 'general.brandLimits'],
  ['lineName', 'x'.repeat(121), 'general.brandLimits'],
  ['categoryId', '', 'general.categoryMissing'],
  ['moq', '', 'general.moqLimits'],
  ['moq', '0', 'general.moqLimits'],
  ['moq', '1000001', 'general.moqLimits'],
  ['leadTimeDays', '366', 'general.leadTimeLimits'],
  ['countryOfOrigin', 'PRT', 'general.countryLimits'],
  ['countryOfOrigin', '12', 'general.countryLimits'],
  ['supplierId', '', 'create.supplierMissing'],
  ['priceExpiresAt', '12027-01-31', 'general.expiryLimits'],
])('the form refuses what the contract refuses: %s %j', (field, value, message) => {
  const { error } = productSchema(product).safeParse(edit({ [field]: value }));
  expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
});

test.each<[keyof ProductValues, string]>([
  ['name', 'x'.repeat(256)],
  ['moq', '1'],
  ['moq', '1000000'],
  ['leadTimeDays', '365'],
  ['countryOfOrigin', 'DE'],
])('the form accepts what just fits: %s', (field, value) => {
  expect(productSchema(product).safeParse(edit({ [field]: value })).success).toBe(true);
});
