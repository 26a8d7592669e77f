import { planUndo, type AppliedProduct, type UndoPlan } from '#entities/features/undoPlan.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { productRef } from '#mocks/areas/catalogue/records/rows.ts';
import type {
  Actor,
  FeatureMerge,
  FieldProblem,
  ProductDecision,
  UndoBlockedValue,
} from '#mocks/contract/types/types.gen.ts';
import { seedOf } from '#mocks/core/random.ts';
import { planRows, type MergePlan, type PlannedProduct } from './mergeRows.ts';
import type { FeatureRecord, FeatureValueRecord, MergeRecord, MergeRequest } from './recordTypes.ts';
import { findFeature, findValue } from './valueRecords.ts';

const MINUTE_MS = 60_000;
const PREVIEW_LIFE_MS = 30 * MINUTE_MS;
const SAMPLES = 20;

type Merged = FeatureRecord | FeatureValueRecord;

const titleOf = (record: Merged): string => ('title' in record ? record.title : record.label);

/** A source or target of a merge by its id. */
const findMerged = (
  catalogue: Catalogue,
  { kind }: Pick<MergeRequest, 'kind'>,
  id: string,
): Merged | undefined => (kind === 'feature' ? findFeature(catalogue, id) : findValue(catalogue, id));

/** What products say of it, so that one can see later whether they still do. */
function productsSeen({ rewritten, unchanged }: MergePlan): string {
  const text = JSON.stringify(
    [...rewritten, ...unchanged].map(({ productId, changes, conflict }) => [
      productId,
      changes.map(({ from }) => [from.featureId, from.value]),
      conflict?.values,
      conflict?.unreadable,
    ]),
  );
  return `${seedOf(text).toString(36)}-${text.length}`;
}

const toApplied = ({ productId, before, after, changes }: PlannedProduct): AppliedProduct => ({
  ...{ productId, before, after, changes },
});

/** A merge as it is previewed. */
export function previewMerge(
  { catalogue, viewer }: RequestContext,
  request: MergeRequest,
  author: Actor,
): MergeRecord {
  const plan = planRows(catalogue, request);
  const ids = [...request.sourceIds, ...(request.targetId === null ? [] : [request.targetId])];
  const merged = ids.flatMap((id) => findMerged(catalogue, request, id) ?? []);
  return {
    ...request,
    id: catalogue.nextId('fmg'),
    state: 'preview',
    decisions: [],
    counts: {
      products: plan.rewritten.length,
      skus: plan.rewritten.reduce((total, { skuCount }) => total + skuCount, 0),
      conflicts: plan.conflicts.length,
      unchanged: plan.unchanged.length,
    },
    samples: plan.rewritten.slice(0, SAMPLES).map(toApplied),
    titles: Object.fromEntries(merged.map((one) => [one.id, titleOf(one)])),
    seen: {
      versions: Object.fromEntries(merged.map(({ id, version }) => [id, version])),
      products: productsSeen(plan),
    },
    conflicts: [],
    written: [],
    featuresBefore: [],
    valuesBefore: [],
    madeIds: [],
    aliasIds: [],
    expiresAt: new Date(viewer.now + PREVIEW_LIFE_MS).toISOString(),
    appliedAt: null,
    appliedBy: null,
    undoUntil: null,
    undoneAt: null,
    undoneBy: null,
    leftBlocked: [],
    jobId: null,
    version: 1,
    createdAt: new Date(viewer.now).toISOString(),
    createdBy: author,
  };
}

export const isExpired = ({ state, expiresAt }: MergeRecord, now: number): boolean =>
  state === 'preview' && Date.parse(expiresAt) < now;

/** What is not as it was when the merge was previewed. */
export function findSourceChanges(catalogue: Catalogue, merge: MergeRecord): FieldProblem[] {
  const { sourceIds, targetId, seen, titles } = merge;
  const places = [
    ...sourceIds.map((id, place) => ({ id, field: `sourceIds.${place}` })),
    ...(targetId === null ? [] : [{ id: targetId, field: 'target' }]),
  ];
  const problems = places.flatMap(({ id, field }): FieldProblem[] => {
    const record = findMerged(catalogue, merge, id);
    const name = titles[id] ?? id;
    if (!record) return [{ field, code: 'unknown', message: `${name} is gone` }];
    if (record.version === seen.versions[id]) return [];
    return record.status === 'merged'
      ? [{ field, code: 'merged', message: `${name} was merged into another` }]
      : [{ field, code: 'changed', message: `${name} was changed by ${record.updatedBy.name}` }];
  });
  if (problems.length > 0) return problems;
  return productsSeen(planRows(catalogue, merge)) === seen.products
    ? []
    : [{ field: 'products', code: 'changed', message: 'Features of products that it is about were changed' }];
}

/** What undoing a merge now would do, and what it would leave as it is. */
export function undoPlanOf(catalogue: Catalogue, { kind, targetId, written }: MergeRecord): UndoPlan {
  const products = written.flatMap(({ productId }) => catalogue.products.get(productId) ?? []);
  const target = targetId === null ? undefined : findMerged(catalogue, { kind }, targetId);
  return planUndo(written, {
    products: new Map(products.map(({ id, version, features }) => [id, { version, features }])),
    hasFeature: (id) => findFeature(catalogue, id) !== undefined,
    isMergedFurther: () => target?.status === 'merged',
  });
}

const reasons = {
  product_deleted: 'deleted',
  merged_further: 'mergedFurther',
  edited_since: 'editedSince',
  feature_deleted: 'featureDeleted',
} as const;

/** Values that undoing a merge now would leave as they are. */
export function findBlocked(catalogue: Catalogue, merge: MergeRecord): UndoBlockedValue[] {
  return undoPlanOf(catalogue, merge).blocked.map(({ productId, row, reason }) => {
    const product = catalogue.products.get(productId);
    const title =
      merge.titles[row.featureId] ?? findFeature(catalogue, row.featureId)?.title ?? row.featureId;
    return {
      product: product ? productRef(product) : { id: productId, code: productId, name: '' },
      title,
      value: row.value,
      reason: reasons[reason],
    };
  });
}

/** What a merge goes to. */
export function goalOf(catalogue: Catalogue, merge: MergeRecord): FeatureMerge['target'] {
  const { kind, targetId, newTarget, titles } = merge;
  if (kind === 'split') return null;
  if (targetId === null) {
    if (!newTarget) return null;
    return kind === 'feature' ? newTarget : { title: newTarget.title };
  }
  const record = findMerged(catalogue, merge, targetId);
  const title = record ? titleOf(record) : (titles[targetId] ?? newTarget?.title ?? targetId);
  const described = record && 'unit' in record ? record : newTarget;
  return kind === 'feature' && described
    ? { id: targetId, title, type: described.type, unit: described.unit }
    : { id: targetId, title };
}

/** What a merge is called: what is combined into what. */
export function mergeTitle(catalogue: Catalogue, merge: MergeRecord): string {
  const { kind, sourceIds, titles, parts } = merge;
  const names = sourceIds.slice(0, 3).map((id) => titles[id] ?? id);
  const more = sourceIds.length > names.length ? ` and ${sourceIds.length - names.length} more` : '';
  const sources = `${names.join(', ')}${more}`;
  return kind === 'split'
    ? `Split ${sources} into ${parts.join(', ')}`
    : `Combine ${sources} into ${goalOf(catalogue, merge)?.title ?? ''}`;
}

/** Why decisions are none about this merge. */
export function findDecisionProblems(plan: MergePlan, decisions: readonly ProductDecision[]): FieldProblem[] {
  const conflicts = new Map(plan.conflicts.map((one) => [one.product.id, one]));
  return decisions.flatMap(({ productId, decision, value }, place): FieldProblem[] => {
    const field = `decisions.${place}`;
    const conflict = conflicts.get(productId);
    if (!conflict)
      return [
        { field: `${field}.productId`, code: 'not_a_conflict', message: 'has no conflict in this merge' },
      ];
    if (decisions.findIndex((one) => one.productId === productId) < place)
      return [{ field: `${field}.productId`, code: 'twice', message: 'is decided already' }];
    if (value === undefined) return [];
    if (decision !== 'keepSource')
      return [{ field: `${field}.value`, code: 'not_allowed', message: 'belongs to keepSource' }];
    return conflict.sourceValues.includes(value)
      ? []
      : [{ field: `${field}.value`, code: 'unknown', message: 'is no value of a source' }];
  });
}
