import { authorOf } from '#mocks/areas/activity/log.ts';
import type { RequestContext, SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { findFeatures, findFeatureValues } from '#mocks/areas/features/records/featureLists.ts';
import {
  findFeatureProblems,
  isLabelTaken,
  saveFeature,
  saveRows,
  saveValue,
  type FeatureWriter,
} from '#mocks/areas/features/records/featureWriting.ts';
import type { FeatureRecord, FeatureValueRecord } from '#mocks/areas/features/records/recordTypes.ts';
import {
  sourcesOf,
  suppliersByValue,
  toFeature,
  toFeatureValues,
} from '#mocks/areas/features/records/toFeatures.ts';
import { findFeature, findValue } from '#mocks/areas/features/records/valueRecords.ts';
import type { FeatureValue } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { pageOf } from '#mocks/core/pages.ts';
import {
  archivedConflict,
  notFound,
  takenResponse,
  unprocessable,
  versionConflict,
  wrongState,
} from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

/** Who writes by a call. */
export function writerOf(call: SignedInCall, { catalogue, viewer }: RequestContext): FeatureWriter {
  const now = new Date(viewer.now).toISOString();
  return { db: call.db, catalogue, author: authorOf(call), now, correlationId: null };
}

const MERGED = 'What is merged is changed under what it was merged into.';

/** Writes a new label to the products that have a value. */
function relabel(writer: FeatureWriter, { featureId, label }: FeatureValueRecord, newLabel: string): void {
  for (const product of writer.catalogue.products.all()) {
    const isSaid = product.features.some((row) => row.featureId === featureId && row.value === label);
    if (!isSaid) continue;
    const rows = product.features.map((row) =>
      row.featureId === featureId && row.value === label ? { ...row, value: newLabel } : row,
    );
    saveRows(writer, product, rows);
  }
}

/** Features and their values, one by one. */
export const featureRecords = {
  listFeatures: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMerging);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { items, ...page } = pageOf(findFeatures(context, call.query), call.query);
    const features = items.map((record) => toFeature(context.catalogue, record));
    return { status: 200, body: { items: features, ...page } };
  },

  getFeature: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMerging);
    if (refusal) return refusal;
    const { catalogue } = requestContext(call);
    const record = findFeature(catalogue, call.path.featureId);
    return record ? { status: 200, body: toFeature(catalogue, record) } : notFound();
  },

  updateFeature: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMergingApply);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue } = context;
    const before = findFeature(catalogue, call.path.featureId);
    if (!before) return notFound();
    const current = () => toFeature(catalogue, before);
    if (before.archivedAt !== null) return archivedConflict(current());
    if (before.status === 'merged') return wrongState(current(), MERGED);
    const { version, title = before.title, ...fields } = call.body;
    if (version !== before.version) return versionConflict(current(), before.updatedBy.name);
    const change: Partial<FeatureRecord> = { ...fields, title: title.trim() };
    const problems = findFeatureProblems(catalogue, before, { ...before, ...change });
    if (problems.length > 0) return unprocessable(...problems);
    // What its suppliers call it is remembered when it is called otherwise.
    const sources = change.title === before.title ? before.sources : sourcesOf(catalogue, before);
    const after = saveFeature(writerOf(call, context), before, { ...change, sources });
    return { status: 200, body: toFeature(catalogue, after) };
  },

  listFeatureValues: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMerging);
    if (refusal) return refusal;
    const { catalogue } = requestContext(call);
    const feature = findFeature(catalogue, call.path.featureId);
    if (!feature) return notFound();
    const { items, ...page } = pageOf(findFeatureValues(catalogue, feature, call.query), call.query);
    return { status: 200, body: { items: toFeatureValues(catalogue, feature, items), ...page } };
  },

  updateFeatureValue: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMergingApply);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue } = context;
    const before = findValue(catalogue, call.path.valueId);
    const feature = before && findFeature(catalogue, before.featureId);
    if (!feature) return notFound();
    const shown = (record: FeatureValueRecord): FeatureValue[] =>
      toFeatureValues(catalogue, feature, [record]);
    const [current] = shown(before);
    if (!current) return notFound();
    if (before.status === 'merged') return wrongState(current, MERGED);
    const { version, label: sent = before.label, status = before.status } = call.body;
    if (version !== before.version) return versionConflict(current, before.updatedBy.name);
    const label = sent.trim();
    if (isLabelTaken(catalogue, feature, label, before.id)) return takenResponse('label');
    const writer = writerOf(call, context);
    const isRenamed = label !== before.label;
    const said = suppliersByValue(catalogue, feature.id)(before.label);
    const sources = isRenamed ? [...before.sources, ...said] : before.sources;
    const after = saveValue(writer, before, { label, status, sources });
    if (isRenamed) relabel(writer, before, label);
    const [changed] = shown(after);
    return changed ? { status: 200, body: changed } : notFound();
  },
} satisfies Partial<Area<'features'>>;
