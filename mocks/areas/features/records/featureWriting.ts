import { readMeasure, readNumber } from '#entities/features/measures.ts';
import { findUnit } from '#entities/features/unitTable.ts';
import { fieldChanges, logActivity, type Author } from '#mocks/areas/activity/log.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { FieldProblem } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import { takenProblem } from '#mocks/core/problems.ts';
import type { FeatureRecord, FeatureRow, FeatureValueRecord } from './recordTypes.ts';
import { allFeatures, findFeature, valuesOf } from './valueRecords.ts';

/** Who writes, when, and as part of what. */
export interface FeatureWriter {
  readonly db: Db;
  readonly catalogue: Catalogue;
  readonly author: Author;
  readonly now: string;
  readonly correlationId: string | null;
}

const truths = /^(yes|no|y|n|true|false|ja|nein|oui|non|sí|si|да|нет|ναι|όχι|是|否)$/i;

/** What a value would have to be, as a code; null: it can be of that type. */
function findTypeProblem(type: FeatureRecord['type'], label: string): string | null {
  if (type === 'number' && readNumber(label) === null && readMeasure(label) === null) return 'not_a_number';
  return type === 'boolean' && !truths.test(label.trim()) ? 'not_a_truth' : null;
}

const sameTitle = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether another feature that can be used has a title. */
export const isTitleTaken = (catalogue: Catalogue, title: string, ownId?: string): boolean =>
  allFeatures(catalogue).some(
    (one) =>
      one.id !== ownId && one.status !== 'merged' && one.archivedAt === null && sameTitle(one.title, title),
  );

/** Why a unit cannot be that of a type. */
export function findUnitProblems(
  field: string,
  type: FeatureRecord['type'],
  unit: string | null,
): FieldProblem[] {
  if (unit === null) return [];
  if (type !== 'number') return [{ field, code: 'not_allowed', message: 'Only a number has a unit' }];
  return findUnit(unit) ? [] : [{ field, code: 'unknown', message: `There is no unit ${unit}` }];
}

/** Why a feature cannot be what somebody wants it to be. */
export function findFeatureProblems(
  catalogue: Catalogue,
  before: FeatureRecord,
  after: FeatureRecord,
): FieldProblem[] {
  const isRenamed = after.title !== before.title;
  const used = catalogue.featureUses().get(before.id)?.values.keys() ?? [];
  const code =
    after.type === before.type
      ? null
      : ([...used].map((label) => findTypeProblem(after.type, label)).find((one) => one !== null) ?? null);
  return [
    ...(isRenamed && isTitleTaken(catalogue, after.title, before.id) ? [takenProblem('title')] : []),
    ...(code === null ? [] : [{ field: 'type', code, message: 'Products have values that are none' }]),
    // A unit that is there already and not sent again is no mistake of this change.
    ...(after.unit === before.unit && after.type === before.type
      ? []
      : findUnitProblems('unit', after.type, after.unit)),
  ];
}

/** Stores a feature and writes down what was done to it. */
export function saveFeature(
  { db, catalogue, author, now, correlationId }: FeatureWriter,
  before: FeatureRecord,
  change: Partial<FeatureRecord>,
  action: 'update' | 'merge' | 'delete' | 'undo' = 'update',
): FeatureRecord {
  const after = catalogue.features.features.put({
    ...before,
    ...change,
    version: before.version + 1,
    updatedAt: now,
    updatedBy: author.actor,
  });
  const nameOf = (id: string | null) => (id === null ? null : (findFeature(catalogue, id)?.title ?? id));
  logActivity(db, author, {
    action,
    entityType: 'feature',
    entityId: after.id,
    entityLabel: after.title,
    changes: fieldChanges(
      { ...before, mergedInto: nameOf(before.mergedIntoId) },
      { ...after, mergedInto: nameOf(after.mergedIntoId) },
      ['title', 'type', 'unit', 'status', 'mergedInto', 'archivedAt'],
    ),
    correlationId,
    // A merge is taken back as a whole, by its own call.
    undo: action === 'update' || action === 'delete' ? { kind: 'feature', before, after } : null,
  });
  return after;
}

/** Stores a value and writes down what was done to it. */
export function saveValue(
  { db, catalogue, author, now, correlationId }: FeatureWriter,
  before: FeatureValueRecord,
  change: Partial<FeatureValueRecord>,
  action: 'update' | 'merge' | 'undo' = 'update',
): FeatureValueRecord {
  const after = catalogue.features.values.put({
    ...before,
    ...change,
    version: before.version + 1,
    updatedAt: now,
    updatedBy: author.actor,
  });
  logActivity(db, author, {
    action,
    entityType: 'featureValue',
    entityId: after.id,
    entityLabel: after.label,
    changes: fieldChanges(before, after, ['label', 'status']),
    correlationId,
  });
  return after;
}

/** Whether another value of the feature, merged ones left out, has a label. */
export const isLabelTaken = (
  catalogue: Catalogue,
  feature: FeatureRecord,
  label: string,
  ownId?: string,
): boolean =>
  valuesOf(catalogue, feature).some(
    (one) => one.id !== ownId && one.status !== 'merged' && one.label === label.trim(),
  );

/** Writes the features of a product, as part of something larger that has its own entry. */
export function saveRows(
  { db, catalogue, author, now, correlationId }: FeatureWriter,
  before: ProductRecord,
  rows: readonly FeatureRow[],
  action: 'update' | 'merge' | 'undo' = 'update',
): ProductRecord {
  const titles = new Map(before.features.map(({ featureId, title }) => [featureId, title]));
  const features = rows.map(({ featureId, value }) => ({
    featureId,
    title: catalogue.features.features.get(featureId)?.title ?? titles.get(featureId) ?? featureId,
    value,
  }));
  const after = catalogue.products.put({
    ...before,
    features,
    version: before.version + 1,
    updatedAt: now,
    updatedBy: author.actor,
  });
  logActivity(db, author, {
    action,
    entityType: 'product',
    entityId: after.id,
    entityLabel: after.sku,
    changes: fieldChanges(before, after, ['features']),
    correlationId,
  });
  return after;
}
