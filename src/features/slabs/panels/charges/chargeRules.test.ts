import { expect, test } from 'vitest';
import type { Charge } from '#api/generated/types.gen.ts';
import { changedCharges, chargeConflicts, chargeInput, mergedCharge, sameCharges } from './chargeRules.ts';

const charge = (id: string, facts: Partial<Charge> = {}): Charge => ({
  id,
  name: `Charge ${id}`,
  type: 'Setup',
  per: 'Order',
  price: '40.00',
  repeatPrice: null,
  appliesLtm: false,
  includedUnits: 0,
  ...facts,
});
const [one, two] = [charge('1'), charge('2')];
const items = [one, two];
const list = (...now: Charge[]) => ({ items: now, currency: 'USD', version: 7 });
const dearer = { ...chargeInput(two), price: '55.00' };
const edit = { kind: 'edit', before: two, charge: dearer } as const;

test('one is added at the end, changed in its place, taken away', () => {
  expect(changedCharges(items, { kind: 'add', charge: dearer })).toHaveLength(3);
  expect(changedCharges(items, edit).map(({ price }) => price)).toEqual(['40.00', '55.00']);
  expect(changedCharges(items, { kind: 'remove', before: one })).toEqual([chargeInput(two)]);
});

test('every save gives new ids: the same name and type is the same charge', () => {
  const renamed = [charge('8', { name: 'Charge 1' }), charge('9', { name: 'Charge 2' })];
  expect(changedCharges(renamed, edit).map(({ price }) => price)).toEqual(['40.00', '55.00']);
  expect(sameCharges(items, renamed)).toBe(true);
  expect(sameCharges(items, [one])).toBe(false);
  expect(sameCharges(items, [one, { ...two, price: '1.00' }])).toBe(false);
});

test('one that is gone is added again by an edit, and needs no removing', () => {
  expect(changedCharges([one], edit)).toHaveLength(2);
  expect(changedCharges([one], { kind: 'remove', before: two })).toHaveLength(1);
});

test('nobody else has touched it: no conflict, and their other fields stay', () => {
  expect(chargeConflicts(list({ ...one, price: '1.00' }, two), edit)).toEqual([]);
  const theirs = { ...two, name: 'Charge two', id: '2' };
  expect(chargeConflicts(list(one, theirs), edit)).toEqual([]);
  expect(mergedCharge(list(one, theirs), edit)).toMatchObject({
    charge: { name: 'Charge two', price: '55.00' },
  });
  expect(mergedCharge(list(one), edit)).toBe(edit);
});

test('both have changed the same field, or one of them has removed it: both sides are told', () => {
  const theirs = { ...two, price: '60.00' };
  expect(chargeConflicts(list(one, theirs), edit)).toEqual([{ field: 'price', theirs, mine: dearer }]);
  expect(chargeConflicts(list(one), edit)).toEqual([{ field: 'name', theirs: null, mine: dearer }]);
  expect(chargeConflicts(list(one, theirs), { kind: 'remove', before: two })).toEqual([
    { field: 'name', theirs, mine: null },
  ]);
});

test('what both want is no conflict', () => {
  expect(chargeConflicts(list(one, { ...two, price: '55.00' }), edit)).toEqual([]);
  expect(chargeConflicts(list(one), { kind: 'remove', before: two })).toEqual([]);
  expect(chargeConflicts(list(one, two), { kind: 'remove', before: two })).toEqual([]);
  expect(chargeConflicts(list(), { kind: 'add', charge: dearer })).toEqual([]);
});
