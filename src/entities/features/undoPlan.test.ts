import { expect, test } from 'vitest';
import type { FeatureRow, RowChange } from './mergeTypes.ts';
import { planUndo, refuseUndo, type AppliedProduct, type UndoState } from './undoPlan.ts';

const row = (text: string): FeatureRow => {
  const [featureId = '', value = ''] = text.split(': ');
  return { featureId, value };
};
const rows = (...texts: string[]): FeatureRow[] => texts.map(row);
const change = (from: string, to: string[], outcome: RowChange['outcome'] = 'moved'): RowChange => ({
  from: row(from),
  to: rows(...to),
  outcome,
  isRounded: false,
});

const merged: AppliedProduct = {
  productId: 'p',
  before: rows('color: Navy', 'size: L', 'farbe: navy', 'brand: X'),
  after: rows('colour: Navy', 'size: L', 'brand: X'),
  changes: [change('color: Navy', ['colour: Navy']), change('farbe: navy', ['colour: Navy'], 'joined')],
};
function undone(applied: AppliedProduct, now: readonly string[] | null, state: Partial<UndoState> = {}) {
  const { products, blocked } = planUndo([applied], {
    products: new Map(now === null ? [] : [['p', { version: 7, features: rows(...now) }]]),
    hasFeature: () => true,
    isMergedFurther: () => false,
    ...state,
  });
  return {
    after: products[0]?.after.map(({ featureId, value }) => `${featureId}: ${value}`),
    restored: products[0]?.restored,
    blocked: blocked.map(({ row: { featureId, value }, reason }) => `${featureId}: ${value} ${reason}`),
  };
}

test('a product that nobody has edited becomes what it was', () => {
  const now = new Map([['p', { version: 7, features: merged.after }]]);
  const state = { products: now, hasFeature: () => true, isMergedFurther: () => false };
  expect(planUndo([merged], state)).toEqual({
    products: [{ productId: 'p', version: 7, before: merged.after, after: merged.before, restored: 2 }],
    blocked: [],
  });
});

test('other values that were edited since stay as they are', () => {
  expect(undone(merged, ['size: M', 'colour: Navy', 'new: 1'])).toEqual({
    after: ['color: Navy', 'farbe: navy', 'size: M', 'new: 1'],
    restored: 2,
    blocked: [],
  });
});

test('a value that was edited since stays, with the reason', () => {
  const blocked = ['color: Navy edited_since', 'farbe: navy edited_since'];
  expect(undone(merged, ['colour: Red', 'size: L'])).toEqual({
    after: undefined,
    restored: undefined,
    blocked,
  });
});

test('a value that was merged further, and a product that was deleted, stay with the reason', () => {
  const isMergedFurther = ({ featureId }: FeatureRow) => featureId === 'colour';
  expect(undone(merged, ['shade: Navy'], { isMergedFurther }).blocked).toEqual([
    'color: Navy merged_further',
    'farbe: navy merged_further',
  ]);
  expect(undone(merged, ['colour: Navy'], { isMergedFurther }).blocked).toEqual([]);
  expect(undone(merged, null).blocked).toEqual([
    'color: Navy product_deleted',
    'farbe: navy product_deleted',
  ]);
});

test('a value whose feature was deleted stays on the target, which is not taken from it', () => {
  const hasFeature = (featureId: string) => featureId !== 'farbe';
  expect(undone(merged, ['colour: Navy', 'size: L'], { hasFeature })).toEqual({
    after: ['color: Navy', 'size: L', 'colour: Navy'],
    restored: 1,
    blocked: ['farbe: navy feature_deleted'],
  });
});

test('a feature that has a new value since is not given the old one too', () => {
  expect(undone(merged, ['colour: Navy', 'farbe: rot'])).toEqual({
    after: ['color: Navy', 'colour: Navy', 'farbe: rot'],
    restored: 1,
    blocked: ['farbe: navy edited_since'],
  });
  expect(undone(merged, ['colour: Navy', 'farbe: navy']).blocked).toEqual([]);
});

test('a dropped value comes back while what was kept in its place is there', () => {
  const dropped: AppliedProduct = {
    productId: 'p',
    before: rows('colour: Red', 'color: Navy'),
    after: rows('colour: Red'),
    changes: [change('color: Navy', ['colour: Red'], 'dropped')],
  };
  expect(undone(dropped, ['colour: Red']).after).toEqual(['colour: Red', 'color: Navy']);
  expect(undone(dropped, ['colour: Pink']).blocked).toEqual(['color: Navy edited_since']);
});

test('a split value comes back when all its parts are there, beside other values of its feature', () => {
  const split: AppliedProduct = {
    productId: 'p',
    before: rows('c: Black/White', 'c: White'),
    after: rows('c: Black', 'c: White'),
    changes: [change('c: Black/White', ['c: Black', 'c: White'])],
  };
  expect(undone(split, ['c: Black', 'c: White', 'c: Red'])).toEqual({
    after: ['c: Black/White', 'c: White', 'c: Red'],
    restored: 1,
    blocked: [],
  });
  expect(undone(split, ['c: Black']).blocked).toEqual(['c: Black/White edited_since']);
});

test('a value that stood twice stands there twice again', () => {
  const twice: AppliedProduct = {
    productId: 'p',
    before: rows('c: Blue', 'c: Blue', 'd: Blue'),
    after: rows('c: Blue'),
    changes: [change('c: Blue', ['c: Blue'], 'joined'), change('d: Blue', ['c: Blue'], 'joined')],
  };
  expect(undone(twice, ['c: Blue']).after).toEqual(['c: Blue', 'c: Blue', 'd: Blue']);
});

const until = '2026-11-30T00:00:00Z';
test.each([
  ['applied', until, '2026-11-30T00:00:00Z', null],
  ['applied', until, '2026-11-30T00:00:01Z', 'too_late'],
  ['applied', null, until, 'not_applied'],
  ['preview', until, until, 'not_applied'],
  ['expired', null, until, 'not_applied'],
  ['undone', until, until, 'already_undone'],
] as const)('undoing a merge that is %s, possible until %s, at %s: %s', (state, undoUntil, now, refusal) => {
  expect(refuseUndo({ state, undoUntil }, new Date(now))).toBe(refusal);
});
