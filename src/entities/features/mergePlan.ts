import { planFeatures } from './planFeatures.ts';
import { findTargetFeature, findTargetValue, refuseMerge, type MergeRefusal } from './mergeRefusal.ts';
import type {
  FeatureRow,
  MergeCatalogue,
  MergePlan,
  MergeProduct,
  MergeRequest,
  ProductPlan,
  RowChange,
} from './mergeTypes.ts';
import { isSameText } from './featureKeys.ts';

/** Replaces values of one feature by labels; a label that the product has already stays as it is written there. */
function planLabels(
  product: MergeProduct,
  isSource: (row: FeatureRow) => boolean,
  labels: readonly string[],
): ProductPlan {
  const { productId, version, skuCount, features: before } = product;
  const known = before.filter((row) => !isSource(row));
  const changes: RowChange[] = [];
  const after = before.flatMap((row) => {
    if (!isSource(row)) return [row];
    const added: FeatureRow[] = [];
    const to = labels.map((value) => {
      const held = known.find((other) => other.featureId === row.featureId && isSameText(other.value, value));
      if (held !== undefined) return held;
      const created = { featureId: row.featureId, value };
      known.push(created);
      added.push(created);
      return created;
    });
    changes.push({ from: row, to, outcome: added.length > 0 ? 'moved' : 'joined', isRounded: false });
    return added;
  });
  return { productId, version, skuCount, before, after, changes, conflict: null };
}

/** How a request changes a product that has a source, and whether it has one. */
function plannerOf(
  request: MergeRequest,
  catalogue: MergeCatalogue,
): { isSource: (row: FeatureRow) => boolean; plan: (product: MergeProduct) => ProductPlan } | null {
  if (request.kind === 'feature') {
    const target = findTargetFeature(request, catalogue);
    const sourceIds = new Set(request.sourceIds);
    return (
      target && {
        isSource: ({ featureId }) => sourceIds.has(featureId),
        plan: (product) => planFeatures(product, request, target, catalogue),
      }
    );
  }
  const sources = new Set(request.sourceIds.map((id) => catalogue.values.get(id)?.label));
  const isSource = ({ featureId, value }: FeatureRow): boolean =>
    featureId === request.featureId && sources.has(value);
  const labels =
    request.kind === 'split'
      ? request.labels.map((label) => label.trim())
      : [findTargetValue(request, catalogue)?.label ?? ''];
  return { isSource, plan: (product) => planLabels(product, isSource, labels) };
}

/**
 * What a merge would do to products, or why it cannot be. Nothing is lost silently: each row of a source that is not on the
 * target afterwards is among the changes as dropped, or its product stays as it is.
 */
export function planMerge(
  request: MergeRequest,
  products: readonly MergeProduct[],
  catalogue: MergeCatalogue,
): MergePlan | MergeRefusal {
  const refusal = refuseMerge(request, catalogue);
  if (refusal !== null) return refusal;
  const planner = plannerOf(request, catalogue);
  if (planner === null) return 'unknown_target';
  const plans = products.filter(({ features }) => features.some(planner.isSource)).map(planner.plan);
  const changed = plans.filter(({ changes }) => changes.length > 0);
  return {
    products: plans,
    counts: {
      products: changed.length,
      skus: changed.reduce((sum, { skuCount }) => sum + skuCount, 0),
      conflicts: plans.filter(({ conflict }) => conflict !== null).length,
      unchanged: products.length - changed.length,
    },
  };
}
