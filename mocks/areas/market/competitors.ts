import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { hasPermission, missingPermission } from '#mocks/core/hasPermission.ts';
import { archivedConflict, notFound, unprocessable, versionConflict } from '#mocks/core/problems.ts';
import { locationOf } from '#mocks/core/route.ts';
import type { Area, SignedIn } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import {
  findDomainProblem,
  saveCompetitor,
  toCompetitor,
  toCompetitors,
} from './records/competitorRecords.ts';

/** Competitors are for those who keep them and for those who match our products with their pages. */
const refuseReading = (me: SignedIn): ReturnType<typeof missingPermission> =>
  hasPermission(me, permissions.competitorManager)
    ? undefined
    : missingPermission(me, permissions.competitorAdmin);

/** Merchants whose prices are compared with ours. */
export const competitors: Area<'competitors'> = {
  listCompetitors: (call) => {
    const refusal = refuseReading(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { archived = false } = call.query;
    const records = context.catalogue.market.competitors
      .all()
      .filter(({ archivedAt }) => (archivedAt !== null) === archived)
      .toSorted((a, b) => a.name.localeCompare(b.name));
    return { status: 200, body: { items: toCompetitors(context, records) } };
  },

  createCompetitor: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdminEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const problem = findDomainProblem(context, call.body.domain);
    if (problem) return unprocessable(problem);
    const { shippingNote = null, notes = null, ...settings } = call.body;
    const id = context.catalogue.nextId('cmp');
    const content = { ...settings, id, shippingNote, notes, status: 'active', archivedAt: null } as const;
    const created = saveCompetitor(call, context, null, content, 'create');
    return { status: 201, body: toCompetitor(context, created), ...locationOf(`/competitors/${id}`) };
  },

  getCompetitor: (call) => {
    const refusal = refuseReading(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const record = context.catalogue.market.competitors.get(call.path.competitorId);
    return record ? { status: 200, body: toCompetitor(context, record) } : notFound();
  },

  updateCompetitor: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdminEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const record = context.catalogue.market.competitors.get(call.path.competitorId);
    if (!record) return notFound();
    if (record.archivedAt !== null) return archivedConflict(toCompetitor(context, record));
    const { version, ...change } = call.body;
    if (record.version !== version)
      return versionConflict(toCompetitor(context, record), record.updatedBy.name);
    const problem =
      change.domain === undefined ? undefined : findDomainProblem(context, change.domain, record.id);
    if (problem) return unprocessable(problem);
    const after = saveCompetitor(call, context, record, { ...record, ...change }, 'update');
    return { status: 200, body: toCompetitor(context, after) };
  },

  archiveCompetitor: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdminEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const record = context.catalogue.market.competitors.get(call.path.competitorId);
    if (!record) return notFound();
    if (record.archivedAt !== null) return archivedConflict(toCompetitor(context, record));
    if (record.version !== call.query.version)
      return versionConflict(toCompetitor(context, record), record.updatedBy.name);
    const archivedAt = new Date(context.viewer.now).toISOString();
    saveCompetitor(call, context, record, { ...record, archivedAt }, 'delete');
    return { status: 200, body: { id: record.id } };
  },

  restoreCompetitor: (call) => {
    const refusal = missingPermission(call.me, permissions.competitorAdminEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const record = context.catalogue.market.competitors.get(call.path.competitorId);
    if (!record) return notFound();
    const restored =
      record.archivedAt === null
        ? record
        : saveCompetitor(call, context, record, { ...record, archivedAt: null }, 'restore');
    return { status: 200, body: toCompetitor(context, restored) };
  },
};
