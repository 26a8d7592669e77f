import { authorOf, logActivity } from '#mocks/areas/activity/log.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { searchInBackground } from '#mocks/areas/features/records/clusterJobs.ts';
import { mergeables, refOf, toClusterNow } from '#mocks/areas/features/records/clusterRecords.ts';
import { featureRef } from '#mocks/areas/features/records/toFeatures.ts';
import { findFeature, findValue } from '#mocks/areas/features/records/valueRecords.ts';
import { startedBy, startJob } from '#mocks/areas/work/records/jobs.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { pageOf } from '#mocks/core/pages.ts';
import { notFound, unknownReference, unprocessable } from '#mocks/core/problems.ts';
import { locationOf } from '#mocks/core/route.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

/** Searches for duplicates, and what people say of what was found. */
export const featureClusters = {
  findFeatureClusters: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMerging);
    if (refusal) return refusal;
    const { catalogue, viewer } = requestContext(call);
    const { kind, featureId = null } = call.body;
    const field = 'featureId';
    if (kind === 'value' && featureId === null)
      return unprocessable({ field, code: 'required', message: 'is needed with values' });
    if (kind === 'feature' && featureId !== null)
      return unprocessable({ field, code: 'not_allowed', message: 'belongs to values' });
    const feature = featureId === null ? undefined : findFeature(catalogue, featureId);
    if (featureId !== null && !feature) return unprocessable(unknownReference(field, 'is not there'));
    const total = mergeables(catalogue, call.body).length;
    const title = `Look for duplicates among ${total} ${feature ? `values of ${feature.title}` : 'features'}`;
    const job = startJob(
      call.db,
      { kind: 'cluster', title, steps: [], total, search: call.body, ...startedBy(call) },
      viewer.now,
    );
    const record = call.db.work.jobs[job.id];
    if (record) searchInBackground(call.db, record, call.body);
    return { status: 202, body: job, ...locationOf(`/jobs/${job.id}`) };
  },

  listFeatureClusters: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMerging);
    if (refusal) return refusal;
    const { catalogue } = requestContext(call);
    const found = catalogue.features.clusters
      .all()
      .filter(({ jobId }) => jobId === call.query.jobId)
      .flatMap((record) => toClusterNow(catalogue, record) ?? [])
      .toSorted((a, b) => b.productCount - a.productCount);
    return { status: 200, body: pageOf(found, call.query) };
  },

  dismissFeatureCluster: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMergingApply);
    if (refusal) return refusal;
    const { catalogue, viewer } = requestContext(call);
    const record = catalogue.features.clusters.get(call.path.clusterId);
    const cluster = record && toClusterNow(catalogue, record);
    if (!cluster) return notFound();
    const { memberIds } = call.body;
    const ids = new Set(cluster.members.map(({ id }) => id));
    const unknown = memberIds.flatMap((id, place) =>
      ids.has(id) ? [] : [unknownReference(`memberIds.${place}`, 'is no member')],
    );
    if (unknown.length > 0) return unprocessable(...unknown);
    const { kind, featureId } = cluster;
    const feature = featureId === null ? undefined : findFeature(catalogue, featureId);
    const refs = cluster.members.flatMap(({ id }) => {
      const member = kind === 'feature' ? findFeature(catalogue, id) : findValue(catalogue, id, feature);
      return member ? [refOf(member)] : [];
    });
    const author = authorOf(call);
    const distinction = catalogue.features.distinctions.put({
      id: catalogue.nextId('fds'),
      kind,
      feature: feature ? featureRef(feature) : null,
      members: refs.filter(({ id }) => memberIds.includes(id)),
      others: refs.filter(({ id }) => !memberIds.includes(id)),
      createdAt: new Date(viewer.now).toISOString(),
      createdBy: author.actor,
    });
    logActivity(call.db, author, {
      action: 'create',
      entityType: 'featureDistinction',
      entityId: distinction.id,
      entityLabel: refs.map(({ title }) => title).join(', '),
    });
    return { status: 201, body: distinction, ...locationOf('/feature-distinctions') };
  },

  listFeatureDistinctions: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMerging);
    if (refusal) return refusal;
    const { catalogue } = requestContext(call);
    return { status: 200, body: pageOf(catalogue.features.distinctions.all().reverse(), call.query) };
  },

  deleteFeatureDistinction: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMergingApply);
    if (refusal) return refusal;
    const { catalogue } = requestContext(call);
    const distinction = catalogue.features.distinctions.get(call.path.distinctionId);
    if (!distinction) return notFound();
    catalogue.features.distinctions.remove(distinction.id);
    logActivity(call.db, authorOf(call), {
      action: 'delete',
      entityType: 'featureDistinction',
      entityId: distinction.id,
      entityLabel: [...distinction.members, ...distinction.others].map(({ title }) => title).join(', '),
    });
    return { status: 200, body: { id: distinction.id } };
  },
} satisfies Partial<Area<'features'>>;
