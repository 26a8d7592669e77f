import { planMerge } from '#entities/features/mergePlan.ts';
import type {
  FeatureMergeRequest,
  FeatureRow,
  MergeCatalogue,
  MergeFeature,
  MergePlan,
  MergeProduct,
  MergeRequest,
} from '#entities/features/mergeTypes.ts';

export const feature = (id: string, more: Partial<MergeFeature> = {}): MergeFeature => ({
  id,
  title: id,
  type: 'text',
  unit: null,
  isMulti: false,
  mergedIntoId: null,
  ...more,
});
const label = (id: string): { id: string; featureId: string; label: string; mergedIntoId: null } => ({
  id,
  featureId: 'multi',
  label: id,
  mergedIntoId: null,
});
export const catalogue: MergeCatalogue = {
  features: new Map(
    [
      feature('color'),
      feature('colour'),
      feature('farbe'),
      feature('multi', { isMulti: true }),
      feature('oz', { type: 'number', unit: 'oz' }),
      feature('ml', { type: 'number', unit: 'ml' }),
    ].map((one) => [one.id, one]),
  ),
  values: new Map(['Navy', 'Marine', 'Black/White'].map((id) => [id, label(id)])),
};

export const rows = (...texts: string[]): FeatureRow[] =>
  texts.map((text) => {
    const [featureId = '', value = ''] = text.split(': ');
    return { featureId, value };
  });
export const written = (all: readonly FeatureRow[]): string[] =>
  all.map(({ featureId, value }) => `${featureId}: ${value}`);
export const product = (...texts: string[]): MergeProduct => ({
  productId: 'p',
  version: 3,
  skuCount: 5,
  features: rows(...texts),
});
export function planned(request: MergeRequest, ...products: MergeProduct[]): MergePlan {
  const plan = planMerge(request, products, catalogue);
  if (typeof plan === 'string') throw new Error(plan);
  return plan;
}

export const request: FeatureMergeRequest = {
  kind: 'feature',
  sourceIds: ['color', 'farbe'],
  target: { id: 'colour' },
  conversions: [],
  policy: 'keep_target',
};
/** What becomes of one product, written down. */
export function outcome(one: MergeRequest, ...texts: string[]) {
  const [plan] = planned(one, product(...texts)).products;
  return {
    after: written(plan?.after ?? []),
    changes: plan?.changes.map(
      ({ from, to, outcome: became }) => `${written([from]).join()} ${became} ${written(to).join()}`,
    ),
    conflict: plan?.conflict,
  };
}
