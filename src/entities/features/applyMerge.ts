import type { MergePlan, MergeProduct } from './mergeTypes.ts';

/** Products after a merge, and those that were edited since the plan was made and stay as they are. */
export interface AppliedMerge {
  readonly products: readonly MergeProduct[];
  readonly staleIds: readonly string[];
}

/** Applies a plan to products as they are now: a changed one has a new version. */
export function applyMerge(plan: MergePlan, products: readonly MergeProduct[]): AppliedMerge {
  const plans = new Map(
    plan.products.filter(({ changes }) => changes.length > 0).map((one) => [one.productId, one]),
  );
  const staleIds: string[] = [];
  const applied = products.map((product) => {
    const planned = plans.get(product.productId);
    if (planned === undefined) return product;
    if (planned.version === product.version)
      return { ...product, version: product.version + 1, features: planned.after };
    staleIds.push(product.productId);
    return product;
  });
  return { products: applied, staleIds };
}
