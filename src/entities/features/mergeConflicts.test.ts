import { expect, test } from 'vitest';
import { feature, outcome, planned, product, request, written } from '#tests/support/mergePlans.ts';
import type { FeatureMergeRequest } from './mergeTypes.ts';

const own = ['colour: Red', 'farbe: Grün', 'color: Navy'];
test.each([
  ['keep_target', ['colour: Red'], ['color: Navy dropped colour: Red', 'farbe: Grün dropped colour: Red']],
  [
    'keep_source',
    ['colour: Navy'],
    [
      'colour: Red dropped colour: Navy',
      'color: Navy moved colour: Navy',
      'farbe: Grün dropped colour: Navy',
    ],
  ],
  ['keep_both_if_multi', own, []],
  ['skip_product', own, []],
] as const)('a conflict is decided by %s', (policy, after, changes) => {
  const found = outcome({ ...request, policy }, ...own);
  expect(found).toEqual({
    after,
    changes,
    conflict: {
      reason: 'different_values',
      values: ['Red', 'Navy', 'Grün'],
      unreadable: [],
      decidedBy: 'policy',
    },
  });
});

test('without a value on the target the first source in the order of the request is kept', () => {
  const after = ['colour: Navy'];
  expect(outcome(request, 'farbe: Grün', 'color: Navy').after).toEqual(after);
  expect(outcome({ ...request, policy: 'keep_source' }, 'farbe: Grün', 'color: Navy').after).toEqual(after);
});

const multi = { ...request, target: { id: 'multi' } } as const;
test.each([
  ['keep_both_if_multi', ['multi: Red', 'multi: Navy', 'multi: Grün']],
  ['keep_target', ['multi: Red']],
  ['keep_source', ['multi: Navy', 'multi: Grün']],
] as const)('of a target with several values %s keeps all that it speaks of', (policy, after) => {
  expect(outcome({ ...multi, policy }, 'multi: Red', 'farbe: Grün', 'color: Navy').after).toEqual(after);
});

test('a value of a source that the target has too is one of the source', () => {
  const keepSource = (one: FeatureMergeRequest, ...texts: string[]) =>
    outcome({ ...one, policy: 'keep_source' }, ...texts).after;
  expect(keepSource(multi, 'multi: Red', 'multi: Navy', 'color: navy', 'farbe: Blau')).toEqual([
    'multi: Navy',
    'multi: Blau',
  ]);
  expect(keepSource(request, 'colour: Red', 'color: Blue', 'farbe: red')).toEqual(['colour: Blue']);
  expect(keepSource(request, 'colour: Red', 'color: red', 'farbe: Blue')).toEqual(['colour: Red']);
});

test('a source with several values is a conflict of its own', () => {
  expect(outcome({ ...multi, policy: 'keep_target' }, 'color: A', 'color: B').after).toEqual([
    'multi: A',
    'multi: B',
  ]);
  expect(outcome(request, 'color: A', 'color: B')).toMatchObject({
    after: ['colour: A'],
    changes: ['color: A moved colour: A', 'color: B dropped colour: A'],
  });
});

test('a decision about a product goes before the policy', () => {
  const decided = (decision: NonNullable<FeatureMergeRequest['decisions']>[number]) =>
    outcome({ ...request, decisions: [{ productId: 'q', policy: 'keep_source' }, decision] }, ...own);
  expect(decided({ productId: 'p', policy: 'skip_product' })).toMatchObject({
    after: own,
    conflict: { decidedBy: 'decision' },
  });
  expect(decided({ productId: 'p', policy: 'keep_value', value: 'Grün' }).after).toEqual(['colour: Grün']);
  expect(decided({ productId: 'p', policy: 'keep_value', value: 'Pink' }).after).toEqual(own);
});

const toMl: FeatureMergeRequest = {
  ...request,
  sourceIds: ['oz', 'color'],
  target: { id: 'ml' },
  conversions: [{ from: 'oz', to: 'ml', figures: 4 }],
};

test('values are converted, and what lost figures says so', () => {
  const [plan] = planned(toMl, product('oz: 16')).products;
  expect(written(plan?.after ?? [])).toEqual(['ml: 473.2']);
  expect(plan?.changes.map(({ isRounded }) => isRounded)).toEqual([true]);
  expect(outcome(toMl, 'color: 16 oz').after).toEqual(['ml: 473.2']);
  expect(outcome({ ...toMl, conversions: [{ from: 'oz', to: 'ml', figures: 9 }] }, 'oz: 16').after).toEqual([
    'ml: 473.176473',
  ]);
});

test('a converted value that the target has but for rounding is there once', () => {
  expect(outcome(toMl, 'oz: 16', 'ml: 473', 'color: 473.0 ml')).toEqual({
    after: ['ml: 473'],
    changes: ['oz: 16 joined ml: 473', 'color: 473.0 ml joined ml: 473'],
    conflict: null,
  });
  expect(outcome(toMl, 'oz: 16', 'ml: 500').conflict?.values).toEqual(['500', '473.2']);
  expect(outcome(toMl, 'oz: 16', 'ml: 475 ml').after).toEqual(['ml: 475 ml']);
  expect(outcome(toMl, 'oz: 16', 'ml: tall').conflict?.values).toEqual(['tall', '473.2']);
});

test('a text keeps its unit, and an ounce is that of the other unit', () => {
  const text = (from: string, to: string, source: string) =>
    outcome({ ...request, conversions: [{ from, to }] }, `color: ${source}`).after;
  expect(text('oz', 'g', '16 oz')).toEqual(['colour: 453.6 g']);
  expect(text('oz', 'g', '16')).toEqual(['colour: 453.6 g']);
  expect(text('ml', 'oz', '16 oz')).toEqual(['colour: 16 fl oz']);
  expect(text('lb', 'oz', '1 lb')).toEqual(['colour: 16 oz']);
  const created = feature('new', { unit: 'ml' });
  const toNew = { ...toMl, target: { created } };
  expect(outcome(toNew, 'oz: 16', 'color: 16 oz').after).toEqual(['new: 473.2']);
  expect(outcome(toNew, 'color: 16 oz').after).toEqual(['new: 473.2 ml']);
});

test('a value that cannot be read leaves its product as it is, unless the target is kept', () => {
  const conflict = {
    reason: 'unreadable_value',
    values: ['473'],
    unreadable: ['1,000'],
    decidedBy: 'policy',
  };
  for (const policy of ['keep_source', 'keep_both_if_multi', 'skip_product'] as const)
    expect(outcome({ ...toMl, policy }, 'ml: 473', 'color: 1,000')).toEqual({
      after: ['ml: 473', 'color: 1,000'],
      changes: [],
      conflict,
    });
  expect(outcome(toMl, 'ml: 473', 'color: 1,000')).toEqual({
    after: ['ml: 473'],
    changes: ['color: 1,000 dropped ml: 473'],
    conflict,
  });
  expect(outcome(toMl, 'color: tall').after).toEqual(['color: tall']);
  expect(outcome(toMl, 'color: 3 lb').changes).toEqual([]);
  const german = { ...toMl, conversions: [{ from: 'oz', to: 'ml', decimalMark: '.' } as const] };
  expect(outcome(german, 'color: 1,000 ml').after).toEqual(['ml: 1000']);
});
