import { expect, test } from 'vitest';
import type { Supplier } from '#api/generated/types.gen.ts';
import {
  differingKeys,
  toDiscountCodes,
  merged,
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

test('the chart is in the order of its letters', () => {
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
])('only changed fields are sent: %s', (_name, change, sent) => {
  expect(supplierUpdate(supplier, { ...values, ...change })).toEqual({ version: 4, ...sent });
});

test('without View Costs there is no chart, and none is sent', () => {
  const seen: Supplier = { ...supplier };
  delete seen.discountCodes;
  expect(supplierValues(seen).codes).toEqual([]);
  expect(supplierUpdate(seen, { ...supplierValues(seen), eqp: true })).toEqual({ version: 4, eqp: true });
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
])('the input %j gets the errors %j', (codes, faults) => {
  expect(complaints(codes)).toEqual(faults);
});

test('a letter is a capital in the contract', () => {
  expect(toDiscountCodes([{ letter: ' q ', percent: '0' }])).toEqual({ Q: 0 });
});

test('charts are merged letter by letter, and letters I did not touch are theirs', () => {
  const line = (letter: string, percent: string) => ({ letter, percent });
  const theirs = { ...values, eqp: true, codes: [line('A', '50'), line('B', '45'), line('C', '38')] };
  const mine = { ...values, codes: [line('a', '51'), line('C', '40'), line('D', '35')] };
  expect(differingKeys(values, mine)).toEqual(['code A', 'code D']);
  expect(differingKeys(values, theirs)).toEqual(['eqp', 'code C', 'code B']);
  expect(merged(theirs, mine, ['code A', 'code D'])).toEqual({
    status: 'active',
    eqp: true,
    codes: [line('A', '51'), line('B', '45'), line('C', '38'), line('D', '35')],
  });
});

test('a letter that I removed is removed when I keep my version, and no other', () => {
  const theirs = { ...values, status: 'paused' as const };
  const mine = { ...values, codes: [] };
  expect(merged(theirs, mine, ['code C'])).toEqual({
    ...theirs,
    codes: [{ letter: 'A', percent: '50' }],
  });
});
