import { expect, test } from 'vitest';
import type { Supplier } from '#api/generated/types.gen.ts';
import {
  changedFields,
  discountCodesOf,
  supplierSchema,
  supplierUpdate,
  supplierValues,
} from './supplierForm.ts';

const supplier: Supplier = {
  ...{ id: 'sup-01', code: 'ATLAS', name: 'Atlas Imprint', currency: 'USD', eqp: false, status: 'active' },
  ...{ psScore: 80, productCount: 3, version: 4, discountCodes: { C: 40, A: 50 } },
};
const values = supplierValues(supplier);
const complaints = (codes: readonly { letter: string; percent: string }[]) =>
  supplierSchema
    .safeParse({ ...values, codes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('the chart stands in the order of its letters', () => {
  expect(values.codes).toEqual([
    { letter: 'A', percent: '50' },
    { letter: 'C', percent: '40' },
  ]);
});

test.each([
  ['nothing', {}, {}],
  ['the same in another order', { codes: values.codes.toReversed() }, {}],
  ['a state', { status: 'paused' as const }, { status: 'paused' }],
  ['end-quantity pricing', { eqp: true }, { eqp: true }],
  ['a letter', { codes: [{ letter: 'a', percent: '50.5' }] }, { discountCodes: { A: 50.5 } }],
  ['no letter at all', { codes: [] }, { discountCodes: {} }],
])('of what was changed only that is sent: %s', (_name, change, sent) => {
  expect(supplierUpdate(supplier, { ...values, ...change })).toEqual({ version: 4, ...sent });
});

test('without View Costs there is no chart, and none is sent', () => {
  const seen: Supplier = { ...supplier };
  delete seen.discountCodes;
  expect(changedFields(seen, supplierValues(seen))).toEqual([]);
});

test.each([
  [[{ letter: '', percent: '10' }], [['codes.0.letter', 'codes.letterWrong']]],
  [[{ letter: '7', percent: '10' }], [['codes.0.letter', 'codes.letterWrong']]],
  [[{ letter: 'AB', percent: '10' }], [['codes.0.letter', 'codes.letterWrong']]],
  [
    [
      { letter: 'a', percent: '10' },
      { letter: 'A', percent: '20' },
    ],
    [['codes.1.letter', 'codes.letterTwice']],
  ],
  [[{ letter: 'A', percent: '' }], [['codes.0.percent', 'codes.percentWrong']]],
  [[{ letter: 'A', percent: '95.01' }], [['codes.0.percent', 'codes.percentWrong']]],
  [[{ letter: 'A', percent: '.' }], [['codes.0.percent', 'notANumber']]],
  [[{ letter: 'z', percent: '95' }], undefined],
])('%j is answered with %j', (codes, said) => {
  expect(complaints(codes)).toEqual(said);
});

test('a letter is a capital in the contract', () => {
  expect(discountCodesOf([{ letter: ' q ', percent: '0' }])).toEqual({ Q: 0 });
});
