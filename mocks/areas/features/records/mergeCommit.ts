import { logActivity } from '#mocks/areas/activity/log.ts';
import type { ProductDecision } from '#mocks/contract/types/types.gen.ts';
import { keepNames, removeAlias } from './aliasRecords.ts';
import { saveFeature, saveRows, saveValue, type FeatureWriter } from './featureWriting.ts';
import { makeFeature, makeValue, removeMade } from './mergeMade.ts';
import { findBlocked, findSourceChanges, mergeTitle, undoPlanOf } from './mergeRecords.ts';
import { NEW_TARGET, planRows } from './mergeRows.ts';
import type {
  FeatureRecord,
  FeatureRow,
  FeatureValueRecord,
  MergeRecord,
  SourceRecord,
} from './recordTypes.ts';
import { sourcesOf, suppliersByValue } from './toFeatures.ts';
import { findFeature, findValue } from './valueRecords.ts';

const DAY_MS = 86_400_000;
const UNDO_DAYS = 30;

/** A product that a job has written. */
export interface WrittenProduct {
  readonly id: string;
  readonly label: string;
}

const notThere = (id: string): Error => new Error(`There is no ${id}.`);

/** What a merge has done to features and values. */
interface Done {
  targetId: string | null;
  madeIds: string[];
  /** What the sources were called, by themselves and by suppliers. */
  names: string[];
  featuresBefore: FeatureRecord[];
  valuesBefore: FeatureValueRecord[];
}

function mergeFeatures(writer: FeatureWriter, merge: MergeRecord): Done {
  const { catalogue } = writer;
  const sources = merge.sourceIds.map((id) => {
    const record = findFeature(catalogue, id);
    if (!record) throw notThere(id);
    return record;
  });
  const namesOf = new Map(sources.map((source) => [source.id, sourcesOf(catalogue, source)]));
  const names = [...namesOf.values()].flat();
  const known = merge.targetId === null ? undefined : findFeature(catalogue, merge.targetId);
  const target = known ?? makeFeature(writer, merge);
  // Its suppliers call it what they did, also where the sources' suppliers are among them.
  const own = sourcesOf(catalogue, target);
  saveFeature(writer, target, { sources: [...own, ...names] }, 'merge');
  for (const source of sources)
    saveFeature(
      writer,
      source,
      { status: 'merged', mergedIntoId: target.id, sources: namesOf.get(source.id) ?? [] },
      'merge',
    );
  return {
    targetId: target.id,
    madeIds: known ? [] : [target.id],
    names: [...sources.map(({ title }) => title), ...names.map(({ rawName }) => rawName)],
    featuresBefore: [...sources, ...(known ? [known] : [])],
    valuesBefore: [],
  };
}

function mergeValues(writer: FeatureWriter, merge: MergeRecord): Done {
  const { catalogue } = writer;
  const feature = findFeature(catalogue, merge.featureId ?? '');
  if (!feature) throw notThere(merge.featureId ?? '');
  const sources = merge.sourceIds.map((id) => {
    const record = findValue(catalogue, id, feature);
    if (!record) throw notThere(id);
    return record;
  });
  const said = suppliersByValue(catalogue, feature.id);
  const names = sources.flatMap(({ label, sources: more }): SourceRecord[] => [...said(label), ...more]);
  const isSplit = merge.kind === 'split';
  const known = merge.targetId === null ? undefined : findValue(catalogue, merge.targetId, feature);
  const target = isSplit ? undefined : (known ?? makeValue(writer, feature.id, merge.newTarget?.title ?? ''));
  if (target) saveValue(writer, target, { sources: [...target.sources, ...names] }, 'merge');
  for (const source of sources)
    saveValue(writer, source, { status: 'merged', mergedIntoId: target?.id ?? null }, 'merge');
  return {
    targetId: target?.id ?? null,
    madeIds: target && !known ? [target.id] : [],
    names: [...sources.map(({ label }) => label), ...names.map(({ rawName }) => rawName)],
    featuresBefore: [],
    valuesBefore: [...sources, ...(known ? [known] : [])],
  };
}

/** The entry of the merge itself, beside those of what it wrote. */
function logMerge(
  { db, catalogue, author, correlationId }: FeatureWriter,
  merge: MergeRecord,
  state: 'applied' | 'undone',
): void {
  logActivity(db, author, {
    action: state === 'applied' ? 'merge' : 'undo',
    entityType: 'featureMerge',
    entityId: merge.id,
    entityLabel: mergeTitle(catalogue, merge),
    changes: [{ field: 'state', before: merge.state, after: state }],
    correlationId,
  });
}

/** Writes all of a merge, or nothing: then it says why. */
function applyMerge(
  writer: FeatureWriter,
  merge: MergeRecord,
  decisions: readonly ProductDecision[],
): { products: WrittenProduct[] } | { error: string } {
  const { catalogue, now, author } = writer;
  if (merge.state !== 'preview') return { error: 'This merge is applied already' };
  const changes = findSourceChanges(catalogue, merge);
  if (changes.length > 0) return { error: changes.map(({ message }) => message).join('. ') };
  // All is planned before anything is written: afterwards the sources are known no longer.
  const plan = planRows(catalogue, merge, decisions);
  const done = merge.kind === 'feature' ? mergeFeatures(writer, merge) : mergeValues(writer, merge);
  const named = (rows: readonly FeatureRow[]): FeatureRow[] =>
    rows.map((row) =>
      row.featureId === NEW_TARGET ? { ...row, featureId: done.targetId ?? row.featureId } : row,
    );
  for (const { product, after } of plan.rewritten) saveRows(writer, product, named(after), 'merge');
  const aliasIds = keepNames(writer, merge, merge.id, done.targetId, done.names);
  logMerge(writer, merge, 'applied');
  catalogue.features.merges.put({
    ...merge,
    targetId: done.targetId,
    madeIds: done.madeIds,
    featuresBefore: done.featuresBefore,
    valuesBefore: done.valuesBefore,
    aliasIds,
    state: 'applied',
    decisions,
    conflicts: plan.conflicts,
    written: plan.rewritten.map(({ productId, before, after, changes }) => ({
      productId,
      before,
      after: named(after),
      changes: changes.map((change) => ({ ...change, to: named(change.to) })),
    })),
    appliedAt: now,
    appliedBy: author.actor,
    undoUntil: new Date(Date.parse(now) + UNDO_DAYS * DAY_MS).toISOString(),
    version: merge.version + 1,
  });
  return { products: plan.rewritten.map(({ product: { id, sku } }) => ({ id, label: sku })) };
}

/** Gives back all that a merge took, but for products that were changed since. */
function undoMerge(
  writer: FeatureWriter,
  merge: MergeRecord,
): { products: WrittenProduct[] } | { error: string } {
  const { catalogue, now, author } = writer;
  if (merge.state !== 'applied') return { error: 'This merge is not applied' };
  const blocked = findBlocked(catalogue, merge);
  const products = undoPlanOf(catalogue, merge).products.flatMap(({ productId, after }): WrittenProduct[] => {
    const product = catalogue.products.get(productId);
    if (!product) return [];
    saveRows(writer, product, after, 'undo');
    return [{ id: product.id, label: product.sku }];
  });
  const isSource = (id: string): boolean => merge.sourceIds.includes(id);
  for (const before of merge.featuresBefore) {
    const current = findFeature(catalogue, before.id);
    const { status, mergedIntoId, sources } = before;
    if (current)
      saveFeature(
        writer,
        current,
        isSource(before.id) ? { status, mergedIntoId, sources } : { sources },
        'undo',
      );
  }
  for (const before of merge.valuesBefore) {
    const current = catalogue.features.values.get(before.id);
    const { status, mergedIntoId, sources } = before;
    if (current)
      saveValue(writer, current, isSource(before.id) ? { status, mergedIntoId } : { sources }, 'undo');
  }
  removeMade(writer, merge);
  for (const id of merge.aliasIds) {
    const alias = catalogue.features.aliases.get(id);
    if (alias) removeAlias(writer, alias);
  }
  logMerge(writer, merge, 'undone');
  catalogue.features.merges.put({
    ...merge,
    state: 'undone',
    written: [],
    undoUntil: null,
    undoneAt: now,
    undoneBy: author.actor,
    leftBlocked: blocked,
    version: merge.version + 1,
  });
  return { products };
}

/** Does what a job about a merge is for. */
export function commitMerge(
  writer: FeatureWriter,
  { mergeId, isUndo, decisions }: { mergeId: string; isUndo: boolean; decisions: readonly ProductDecision[] },
): { products: WrittenProduct[] } | { error: string } {
  const merge = writer.catalogue.features.merges.get(mergeId);
  if (!merge) return { error: 'This merge is gone' };
  return isUndo ? undoMerge(writer, merge) : applyMerge(writer, merge, decisions);
}
