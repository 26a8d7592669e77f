import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyMerge } from './applyMerge.ts';
import { planMerge } from './mergePlan.ts';
import type { MergeCatalogue, MergeFeature, MergePlan, MergeProduct, MergeRequest } from './mergeTypes.ts';
import { planUndo } from './undoPlan.ts';

const labels = ['Navy', 'navy', 'Blue', '16 oz', '473 ml', '1,000', '5', '5.0'];
const featureIds = ['s1', 's2', 't', 'other'];
const catalogueOf = (isMulti: boolean): MergeCatalogue => ({
  features: new Map(
    featureIds.map((id): [string, MergeFeature] => [
      id,
      { id, title: id, type: 'text', unit: null, isMulti, mergedIntoId: null },
    ]),
  ),
  values: new Map(labels.map((label) => [label, { id: label, featureId: 't', label, mergedIntoId: null }])),
});

const row = fc.record({ featureId: fc.constantFrom(...featureIds), value: fc.constantFrom(...labels) });
const products = fc
  .array(fc.record({ version: fc.nat(3), skuCount: fc.nat(5), features: fc.array(row, { maxLength: 6 }) }), {
    maxLength: 3,
  })
  .map((all) => all.map((one, index): MergeProduct => ({ ...one, productId: `p${index}` })));
const policy = fc.constantFrom('keep_target', 'keep_source', 'keep_both_if_multi', 'skip_product');
const request: fc.Arbitrary<MergeRequest> = fc.oneof(
  fc.record({
    kind: fc.constant('feature' as const),
    sourceIds: fc.constantFrom(['s1'], ['s1', 's2'], ['s2', 's1']),
    target: fc.constant({ id: 't' }),
    conversions: fc.constantFrom([], [{ from: 'oz', to: 'ml' }]),
    policy,
    decisions: fc.array(fc.record({ productId: fc.constantFrom('p0', 'p1'), policy }), { maxLength: 2 }),
  }),
  fc.constant({
    kind: 'value' as const,
    featureId: 't',
    sourceIds: ['Navy', 'Blue'],
    target: { label: 'Azure' },
  }),
  fc.constant({ kind: 'value' as const, featureId: 't', sourceIds: ['Navy'], target: { id: 'navy' } }),
  fc.constant({ kind: 'split' as const, featureId: 't', sourceIds: ['Navy'], labels: ['Blue', 'Dark'] }),
);

/** Runs a check on any plan that is not refused. */
function forAnyPlan(
  check: (
    plan: MergePlan,
    all: readonly MergeProduct[],
    one: MergeRequest,
    catalogue: MergeCatalogue,
  ) => void,
): void {
  fc.assert(
    fc.property(products, request, fc.boolean(), (all, one, isMulti) => {
      const catalogue = catalogueOf(isMulti);
      const plan = planMerge(one, all, catalogue);
      if (typeof plan === 'string') expect(plan).toBe('not_multi');
      else check(plan, all, one, catalogue);
    }),
    { numRuns: 200 },
  );
}

test('a merge that is undone has changed nothing', () => {
  forAnyPlan((plan, all) => {
    const merged = applyMerge(plan, all).products;
    const { products: undone, blocked } = planUndo(plan.products, {
      products: new Map(merged.map((product) => [product.productId, product])),
      hasFeature: () => true,
      isMergedFurther: () => false,
    });
    expect(blocked).toEqual([]);
    const after = new Map(undone.map(({ productId, after: features }) => [productId, features]));
    expect(merged.map(({ productId, features }) => after.get(productId) ?? features)).toEqual(
      all.map(({ features }) => features),
    );
  });
});

test('a merge that is made twice changes nothing the second time', () => {
  forAnyPlan((plan, all, one, catalogue) => {
    const merged = applyMerge(plan, all).products;
    const again = planMerge(one, merged, catalogue);
    expect(again).toMatchObject({ counts: { products: 0, skus: 0 } });
  });
});

test('no plan loses a value without naming it, or changes a row that is not concerned', () => {
  forAnyPlan((plan, all) => {
    for (const { before, after, changes } of plan.products) {
      for (const old of before) {
        const isThere = after.some((now) => now.featureId === old.featureId && now.value === old.value);
        const named = changes.some(
          ({ from }) => from.featureId === old.featureId && from.value === old.value,
        );
        expect(isThere || named).toBe(true);
      }
      for (const { to } of changes) {
        expect(to.length).toBeGreaterThan(0);
        for (const now of to) expect(after).toContainEqual(now);
      }
      const others = (rows: typeof before) => rows.filter(({ featureId }) => featureId === 'other');
      expect(others(after)).toEqual(others(before));
    }
    const { products: changed, unchanged } = plan.counts;
    expect(changed + unchanged).toBe(all.length);
  });
});
