import { expect, test } from 'vitest';
import { catalogue, outcome, planned, product, request, rows } from '#tests/support/mergePlans.ts';
import { applyMerge } from './applyMerge.ts';
import { planMerge } from './mergePlan.ts';
import type { MergeProduct } from './mergeTypes.ts';

test('a value moves to the target where its source stood, other rows stay', () => {
  expect(planned(request, product('size: L', 'color: Navy', 'brand: X'))).toEqual({
    products: [
      {
        productId: 'p',
        version: 3,
        skuCount: 5,
        before: rows('size: L', 'color: Navy', 'brand: X'),
        after: rows('size: L', 'colour: Navy', 'brand: X'),
        changes: [
          {
            from: { featureId: 'color', value: 'Navy' },
            to: [{ featureId: 'colour', value: 'Navy' }],
            outcome: 'moved',
            isRounded: false,
          },
        ],
        conflict: null,
      },
    ],
    counts: { products: 1, skus: 5, conflicts: 0, unchanged: 0 },
  });
});

test('a product that holds both ends with one value has it once, as the target writes it', () => {
  expect(outcome(request, 'color: navy-blue', 'x: y', 'farbe: NAVY BLUE', 'colour: Navy blue')).toEqual({
    after: ['colour: Navy blue', 'x: y'],
    changes: ['color: navy-blue joined colour: Navy blue', 'farbe: NAVY BLUE joined colour: Navy blue'],
    conflict: null,
  });
  expect(outcome(request, 'color: 5.0', 'colour: 5').after).toEqual(['colour: 5']);
  expect(outcome(request, 'color: 05 ', 'colour:  5').conflict).toBeNull();
  expect(outcome(request, 'color: 5.5', 'colour: 5').conflict).not.toBeNull();
});

test('a value that stood twice on the target stands there once', () => {
  expect(outcome(request, 'colour: Blue', 'colour: blue', 'color: Blue')).toEqual({
    after: ['colour: Blue'],
    changes: ['colour: blue joined colour: Blue', 'color: Blue joined colour: Blue'],
    conflict: null,
  });
});

test('values of the target alone are no conflict', () => {
  const multi = { ...request, target: { id: 'multi' }, policy: 'skip_product' } as const;
  expect(outcome(multi, 'multi: A', 'multi: B', 'color: B')).toEqual({
    after: ['multi: A', 'multi: B'],
    changes: ['color: B joined multi: B'],
    conflict: null,
  });
});

test('products are counted by what happens to them', () => {
  const named = (productId: string, ...texts: string[]): MergeProduct => ({
    ...product(...texts),
    productId,
  });
  const skipping = { ...request, policy: 'skip_product' } as const;
  const plan = planned(
    skipping,
    named('a', 'color: A'),
    named('b', 'color: A', 'colour: B'),
    named('c', 'x: y'),
    named('d', 'farbe: C'),
  );
  expect(plan.products.map(({ productId }) => productId)).toEqual(['a', 'b', 'd']);
  expect(plan.counts).toEqual({ products: 2, skus: 10, conflicts: 1, unchanged: 2 });
});

test('values become one, and a product that has the target already has it once', () => {
  const values = {
    kind: 'value',
    featureId: 'multi',
    sourceIds: ['Navy', 'Marine'],
    target: { label: ' Dark blue ' },
  } as const;
  expect(outcome(values, 'multi: Navy', 'color: Navy', 'multi: Red', 'multi: Marine')).toEqual({
    after: ['multi: Dark blue', 'color: Navy', 'multi: Red'],
    changes: ['multi: Navy moved multi: Dark blue', 'multi: Marine joined multi: Dark blue'],
    conflict: null,
  });
  expect(outcome(values, 'multi: Navy', 'multi: dark-blue').after).toEqual(['multi: dark-blue']);
  expect(outcome(values, 'color: Dark blue', 'multi: Navy').after).toEqual([
    'color: Dark blue',
    'multi: Dark blue',
  ]);
  expect(outcome({ ...values, sourceIds: ['Navy'], target: { id: 'Marine' } }, 'multi: Navy').after).toEqual([
    'multi: Marine',
  ]);
  expect(planned(values, product('multi: navy')).products).toEqual([]);
});

test('a value is split into several of the same feature', () => {
  const split = {
    kind: 'split',
    featureId: 'multi',
    sourceIds: ['Black/White'],
    labels: [' Black', 'White'],
  } as const;
  expect(outcome(split, 'x: y', 'multi: Black/White', 'multi: white')).toEqual({
    after: ['x: y', 'multi: Black', 'multi: white'],
    changes: ['multi: Black/White moved multi: Black,multi: white'],
    conflict: null,
  });
  expect(outcome(split, 'multi: Black', 'multi: Black/White', 'multi: White')).toMatchObject({
    after: ['multi: Black', 'multi: White'],
    changes: ['multi: Black/White joined multi: Black,multi: White'],
  });
});

test('a refused merge has no plan', () => {
  expect(planMerge({ ...request, sourceIds: [] }, [], catalogue)).toBe('no_sources');
});

test('a plan is applied to the products that nobody has edited since', () => {
  const named = (productId: string, version = 3): MergeProduct => ({
    ...product('color: A'),
    productId,
    version,
  });
  const skipped = { ...product('color: A', 'farbe: B'), productId: 'skipped' };
  const plan = planned({ ...request, policy: 'skip_product' }, named('a'), named('b'), skipped);
  const now = [named('a'), named('b', 4), skipped, named('c')];
  expect(applyMerge(plan, now)).toEqual({
    products: [{ ...named('a', 4), features: rows('colour: A') }, named('b', 4), skipped, named('c')],
    staleIds: ['b'],
  });
});
