import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { productRef } from '#mocks/areas/catalogue/records/rows.ts';
import type { FeatureMerge, FeatureMergeSample, FeatureRef } from '#mocks/contract/types/types.gen.ts';
import { findBlocked, goalOf, isExpired } from './mergeRecords.ts';
import { NEW_TARGET } from './mergeRows.ts';
import type { FeatureRow, MergeRecord } from './recordTypes.ts';
import { findFeature } from './valueRecords.ts';

const BLOCKED = 200;

function withTitles(catalogue: Catalogue, merge: MergeRecord, rows: readonly FeatureRow[]) {
  return rows.map(({ featureId, value }) => {
    const title = merge.titles[featureId] ?? findFeature(catalogue, featureId)?.title;
    const isNew = featureId === NEW_TARGET;
    return { featureId, title: title ?? (isNew ? (merge.newTarget?.title ?? '') : featureId), value };
  });
}

const keyOf = ({ featureId, value }: FeatureRow): string => `${featureId}\n${value}`;

/** Products before and after; what the merge is not about is left out, since products say much. */
function toSamples(catalogue: Catalogue, merge: MergeRecord): FeatureMergeSample[] {
  return merge.samples.flatMap(({ productId, before, after, changes }) => {
    const product = catalogue.products.get(productId);
    if (!product) return [];
    const said = new Set(changes.flatMap(({ from, to }) => [from, ...to]).map(keyOf));
    const concerned = (all: readonly FeatureRow[]) => all.filter((row) => said.has(keyOf(row)));
    const rows = (all: readonly FeatureRow[]) => withTitles(catalogue, merge, concerned(all));
    return [{ product: productRef(product), before: rows(before), after: rows(after) }];
  });
}

/** A merge as the contract says it. */
export function toMerge({ catalogue, viewer }: RequestContext, merge: MergeRecord): FeatureMerge {
  const { titles, featureId } = merge;
  const feature = featureId === null ? undefined : findFeature(catalogue, featureId);
  const blocked = merge.state === 'applied' ? findBlocked(catalogue, merge) : merge.leftBlocked;
  const ref = (id: string): FeatureRef => ({ id, title: titles[id] ?? id });
  return {
    id: merge.id,
    kind: merge.kind,
    featureId,
    feature: feature ? { id: feature.id, title: feature.title } : null,
    sourceIds: [...merge.sourceIds],
    sources: merge.sourceIds.map(ref),
    target: goalOf(catalogue, merge),
    parts: [...merge.parts],
    conversion: merge.conversion,
    conflictPolicy: merge.conflictPolicy,
    keepAliases: merge.keepAliases,
    state: isExpired(merge, viewer.now) ? 'expired' : merge.state,
    counts: merge.counts,
    samples: toSamples(catalogue, merge),
    expiresAt: merge.expiresAt,
    appliedAt: merge.appliedAt,
    appliedBy: merge.appliedBy,
    undoUntil: merge.undoUntil,
    undoneAt: merge.undoneAt,
    undoneBy: merge.undoneBy,
    undoBlocked: blocked.slice(0, BLOCKED),
    undoBlockedCount: blocked.length,
    jobId: merge.jobId,
    version: merge.version,
    createdAt: merge.createdAt,
    createdBy: merge.createdBy,
  };
}
