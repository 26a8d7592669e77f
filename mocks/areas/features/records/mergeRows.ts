import { planMerge } from '#entities/features/mergePlan.ts';
import type {
  MergeDecision,
  MergeFeature,
  MergeProduct,
  MergeRequest as PlannedRequest,
  MergeValue,
  ProductPlan,
} from '#entities/features/mergeTypes.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { productRef } from '#mocks/areas/catalogue/records/rows.ts';
import type { ConflictPolicy, ProductConflict, ProductDecision } from '#mocks/contract/types/types.gen.ts';
import type { FeatureRecord, FeatureRow, MergeRequest } from './recordTypes.ts';
import { findFeature, findValue } from './valueRecords.ts';

/** What a merge makes of one product. */
export interface PlannedProduct extends ProductPlan {
  readonly product: ProductRecord;
}

/** What a merge would make of the products that have a source, by their SKUs. */
export interface MergePlan {
  readonly rewritten: readonly PlannedProduct[];
  readonly conflicts: readonly ProductConflict[];
  /** Products that stay as they are, since their conflict is decided so. */
  readonly unchanged: readonly PlannedProduct[];
}

/** A new feature has no id before it is made. */
export const NEW_TARGET = '(new)';

const policies = {
  keepTarget: 'keep_target',
  keepSource: 'keep_source',
  keepBoth: 'keep_both_if_multi',
  skipProduct: 'skip_product',
} as const;

function toDecision({ productId, decision, value }: ProductDecision): MergeDecision {
  return decision === 'keepSource' && value !== undefined
    ? { productId, policy: 'keep_value', value }
    : { productId, policy: policies[decision] };
}

const toMergeFeature =
  (isMulti: boolean) =>
  ({ id, title, type, unit, mergedIntoId }: FeatureRecord): MergeFeature => ({
    ...{ id, title, type, unit, mergedIntoId, isMulti },
  });

/** A request in the words of the rules. */
function toPlanned(
  request: MergeRequest,
  decisions: readonly ProductDecision[],
  isMulti: boolean,
): PlannedRequest {
  const { kind, sourceIds, targetId, newTarget, conversion } = request;
  const featureId = request.featureId ?? '';
  const title = newTarget?.title ?? '';
  if (kind === 'split') return { kind, featureId, sourceIds, labels: request.parts };
  if (kind === 'value')
    return { kind, featureId, sourceIds, target: targetId === null ? { label: title } : { id: targetId } };
  const { type = 'text', unit = null } = newTarget ?? {};
  const created = { id: NEW_TARGET, title, type, unit, isMulti, mergedIntoId: null };
  return {
    kind,
    sourceIds,
    target: targetId === null ? { created } : { id: targetId },
    conversions: conversion ? [{ from: conversion.fromUnit, to: conversion.toUnit }] : [],
    policy: policies[request.conflictPolicy],
    decisions: decisions.map(toDecision),
  };
}

/** Products with a source, as the rules see them. */
function productsOf(catalogue: Catalogue, request: MergeRequest): ProductRecord[] {
  const ids = new Set(request.kind === 'feature' ? request.sourceIds : [request.featureId]);
  const labels = new Set(
    request.kind === 'feature' ? [] : request.sourceIds.map((id) => findValue(catalogue, id)?.label),
  );
  const isSource = ({ featureId, value }: FeatureRow): boolean =>
    ids.has(featureId) && (request.kind === 'feature' || labels.has(value));
  return catalogue.products
    .all()
    .filter(({ features }) => features.some(isSource))
    .toSorted((a, b) => a.sku.localeCompare(b.sku, 'en', { numeric: true }));
}

const toProduct =
  ({ skusOf }: Catalogue) =>
  ({ id, version, features }: ProductRecord): MergeProduct => ({
    productId: id,
    version,
    skuCount: skusOf(id).length,
    features: features.map(({ featureId, value }) => ({ featureId, value })),
  });

/** What is to be done with the products that have a source. */
export function planRows(
  catalogue: Catalogue,
  request: MergeRequest,
  decisions: readonly ProductDecision[] = [],
): MergePlan {
  const products = productsOf(catalogue, request);
  const byId = new Map(products.map((product) => [product.id, product]));
  const decided = new Map(decisions.map((one) => [one.productId, one]));
  const decisionOf = ({ id }: { readonly id: string }): ConflictPolicy =>
    decided.get(id)?.decision ?? request.conflictPolicy;
  const named = [...request.sourceIds, request.targetId ?? ''];
  const plansOf = (some: readonly ProductRecord[], isMulti: boolean): readonly ProductPlan[] => {
    const features = [...named, request.featureId ?? ''].flatMap((id) => findFeature(catalogue, id) ?? []);
    const values = request.kind === 'feature' ? [] : named.flatMap((id) => findValue(catalogue, id) ?? []);
    const plan = planMerge(toPlanned(request, decisions, isMulti), some.map(toProduct(catalogue)), {
      features: new Map(features.map((one) => [one.id, toMergeFeature(isMulti)(one)])),
      values: new Map(
        values.map(({ id, featureId, label, mergedIntoId }): [string, MergeValue] => [
          id,
          { id, featureId, label, mergedIntoId },
        ]),
      ),
    });
    // What could refuse it was asked when it was previewed, or is a change that is found before.
    return typeof plan === 'string' ? [] : plan.products;
  };
  // Whether a product keeps several values is a matter of its decision, not of the feature.
  const isSplit = request.kind === 'split';
  const keepsBoth = (product: ProductRecord): boolean => isSplit || decisionOf(product) === 'keepBoth';
  const plans = [
    ...plansOf(products.filter(keepsBoth), true),
    ...plansOf(
      products.filter((product) => !keepsBoth(product)),
      false,
    ),
  ].flatMap((plan): PlannedProduct[] => {
    const product = byId.get(plan.productId);
    return product ? [{ ...plan, product }] : [];
  });
  const places = new Map(products.map(({ id }, place) => [id, place]));
  const inOrder = plans.toSorted((a, b) => (places.get(a.productId) ?? 0) - (places.get(b.productId) ?? 0));
  return {
    rewritten: inOrder.filter(({ changes }) => changes.length > 0),
    unchanged: inOrder.filter(({ changes }) => changes.length === 0),
    conflicts: inOrder.flatMap((plan) =>
      plan.conflict ? [toConflict(request, plan, decisionOf(plan.product), decided.get(plan.productId))] : [],
    ),
  };
}

/** A conflict as the contract says it. */
function toConflict(
  { targetId }: MergeRequest,
  { product, conflict, before }: PlannedProduct,
  decision: ConflictPolicy,
  decided: ProductDecision | undefined,
): ProductConflict {
  const own = before.filter(({ featureId }) => featureId === targetId).map(({ value }) => value);
  const sourceValues = (conflict?.values ?? []).filter((value) => !own.includes(value));
  const value = decision === 'keepSource' ? (decided?.value ?? sourceValues[0] ?? null) : null;
  return {
    product: productRef(product),
    targetValue: own.length === 0 ? null : own.join(', '),
    sourceValues,
    unreadable: [...(conflict?.unreadable ?? [])],
    decision,
    value,
  };
}
