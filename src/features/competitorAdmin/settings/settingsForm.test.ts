import { expect, test } from 'vitest';
import {
  changedKeys,
  findSettingsField,
  readStandardQuantities,
  settingsInput,
  settingsSchema,
  settingsValues,
  settingText,
} from './settingsForm.ts';

const input = {
  standardQuantities: [100, 250, 500, 1000],
  listQuantity: 250,
  tieTolerancePct: '1',
  suspiciousPct: 40,
  freshIntervals: 2,
  expiredDays: 30,
  fixedRates: [{ currency: 'CHF' as const, rate: '0.8815' }],
};
const saved = {
  ...input,
  version: 3,
  updatedAt: '2026-11-20T09:30:00Z',
  updatedBy: { id: 'u-1', name: 'Mateo Herrera' },
};
const values = settingsValues(saved);

test('settings that nobody touched are sent as they were read', () => {
  expect(settingsInput(values)).toEqual(input);
  expect(changedKeys(saved, values)).toEqual([]);
});

test.each([
  ['100,250;500 1000', [100, 250, 500, 1000]],
  [' 100 ,\n250, ', [100, 250]],
  ['100，250', [100, 250]],
  ['250', [250]],
  ['', null],
  ['0, 100', null],
  ['100, many', null],
  ['1.5', null],
  ['1000001', null],
  ['1 2 3 4 5 6 7 8 9', null],
])('the quantities in %j are %j', (text, quantities) => {
  expect(readStandardQuantities(text)).toEqual(quantities);
});

test('the same quantities with other signs between are no change', () => {
  expect(changedKeys(saved, { ...values, standardQuantities: '100 250 500 1000' })).toEqual([]);
  expect(changedKeys(saved, { ...values, standardQuantities: '100 250', expiredDays: '60' })).toEqual([
    'standardQuantities',
    'expiredDays',
  ]);
});

const rates = (...codes: ('CHF' | 'USD')[]) => codes.map((currency) => ({ currency, rate: '0.9' }));

test.each([
  [{ standardQuantities: '250, 100' }, ['standardQuantities'], 'quantities.wrong'],
  [{ standardQuantities: 'many' }, ['standardQuantities'], 'quantities.wrong'],
  [{ listQuantity: '300' }, ['listQuantity'], 'listQuantity.wrong'],
  [{ tieTolerancePct: '100' }, ['tieTolerancePct'], 'tolerance.wrong'],
  [{ tieTolerancePct: '1.234' }, ['tieTolerancePct'], 'tolerance.wrong'],
  [{ suspiciousPct: '0' }, ['suspiciousPct'], 'suspicious.wrong'],
  [{ suspiciousPct: '501' }, ['suspiciousPct'], 'suspicious.wrong'],
  [{ freshIntervals: '31' }, ['freshIntervals'], 'fresh.wrong'],
  [{ expiredDays: '' }, ['expiredDays'], 'expired.wrong'],
  [{ fixedRates: rates('CHF', 'CHF') }, ['fixedRates', 1, 'currency'], 'rates.taken'],
  [{ fixedRates: [{ currency: 'CHF' as const, rate: '0.00' }] }, ['fixedRates', 0, 'rate'], 'rates.wrong'],
  [{ fixedRates: [{ currency: 'CHF' as const, rate: '.' }] }, ['fixedRates', 0, 'rate'], 'rates.wrong'],
])('%j is wrong at %j', (changes, path, message) => {
  const result = settingsSchema.safeParse({ ...values, ...changes });
  expect(result.error?.issues).toMatchObject([{ path, message }]);
  expect(settingsInput({ ...values, ...changes })).toBeNull();
});

test('a conflict shows each field in one line', () => {
  expect(settingText('fixedRates', { ...values, fixedRates: rates('CHF', 'USD') })).toBe('CHF 0.9, USD 0.9');
  expect(settingText('standardQuantities', values)).toBe('100, 250, 500, 1000');
});

test('a field that the server refuses is found by its beginning', () => {
  expect(findSettingsField('standardQuantities.1')).toBe('standardQuantities');
  expect(findSettingsField('fixedRates.0.rate')).toBe('fixedRates');
  expect(findSettingsField('version')).toBeNull();
});
