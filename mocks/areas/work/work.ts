import { pageOf } from '#mocks/core/pages.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound, unprocessable, wrongState } from '#mocks/core/problems.ts';
import { authorOf, logActivity } from '#mocks/areas/activity/log.ts';
import type { SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import type { ExportRequest, FieldProblem } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import type { Area, SignedIn } from '#mocks/core/types.ts';
import { csvFile } from './records/csv.ts';
import { findExportedMembers } from '#mocks/areas/people/records/memberExport.ts';
import { teamContext } from '#mocks/areas/people/records/teamContext.ts';
import { findExportedActivity } from '#mocks/areas/activity/records/activityExport.ts';
import { findExportedPayments } from '#mocks/areas/payments/records/paymentExport.ts';
import {
  findExportedAnalysis,
  isAnalysisResource,
  isOfAnalysis,
  missingAnalysisPermission,
} from '#mocks/areas/analysis/records/analysisExport.ts';
import { findExportedMatches } from '#mocks/areas/market/records/matchExport.ts';
import { missingMatchPermission } from '#mocks/areas/market/records/matchWriting.ts';
import { findExportIds, headerLine, findUnknownColumn } from './records/exports.ts';
import { advanceJobs, cancelJob, startedBy, startJob } from './records/jobs.ts';
import type { JobRecord } from './records/state.ts';
import { missingFieldPermission } from '#mocks/core/withheld.ts';
import { permissions } from '#session/permissions.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { refuseQuery } from './records/listQuery.ts';
import { bulk } from './resolvers/bulk.ts';
import { imports } from './resolvers/imports.ts';
import { views } from './resolvers/views.ts';
import { locationOf } from '#mocks/core/route.ts';

/** The permission for exporting each list that one permission reads. */
const exportPermissions = {
  products: permissions.skuManagerExport,
  skus: permissions.skuManagerExport,
  slabs: permissions.priceSlabs,
  payments: permissions.cardPayment,
  members: permissions.team,
  activity: permissions.activityLogExport,
} as const;

/** The refusal of a file of a list that somebody may not read; undefined for who may. */
function missingExportPermission(me: SignedIn, body: ExportRequest): ReturnType<typeof missingPermission> {
  const { resource } = body;
  if (isAnalysisResource(resource)) return missingAnalysisPermission(me, { ...body, resource });
  return resource === 'matches' || resource === 'readings'
    ? missingMatchPermission(me)
    : missingPermission(me, exportPermissions[resource]);
}

/** The records that an export is about, by id in the order of the list; or what the list would refuse of the query. */
function findExported(call: SignedInCall, body: ExportRequest): string[] | { problems: FieldProblem[] } {
  const { db, me } = call;
  const context = requestContext(call);
  const { resource } = body;
  if (isAnalysisResource(resource)) return findExportedAnalysis(context, { ...body, resource });
  switch (resource) {
    case 'payments':
      return findExportedPayments(db, body);
    case 'members':
      return findExportedMembers(teamContext(db, me.account.username), body);
    case 'activity':
      return findExportedActivity(db, me, body);
    case 'matches':
    case 'readings':
      return findExportedMatches(context, body);
    default:
      return findExportIds(context.catalogue, { ...body, resource }, context.viewer);
  }
}

/** One's own job, brought up to date. */
function findOwnJob(db: Db, me: SignedIn, id: string): JobRecord | undefined {
  advanceJobs(db);
  const record = db.work.jobs[id];
  return record?.username === me.account.username ? record : undefined;
}

/** Saved views, bulk actions, imports, exports, jobs. */
export const work: Area<'work'> = {
  ...views,
  ...bulk,
  ...imports,

  startExport: (call) => {
    const { db, me, body } = call;
    const { resource } = body;
    const refused = missingExportPermission(me, body);
    if (refused) return refused;
    const column = findUnknownColumn(body);
    if (column !== undefined) {
      return unprocessable({ field: 'columns', code: 'unknown', message: `There is no column ${column}` });
    }
    const ids = findExported(call, body);
    if ('problems' in ids) return refuseQuery('query', ids.problems);
    const steps = ids.map((id) => ({ type: 'export' as const, id }));
    const title = `Export ${steps.length} ${resource}`;
    const lines = [headerLine(body)];
    const job = startJob(db, { kind: 'export', title, steps, exported: body, lines, ...startedBy(call) });
    return { status: 202, body: job, ...locationOf(`/jobs/${job.id}`) };
  },

  listJobs: ({ db, me, query }) => {
    advanceJobs(db);
    const jobs = Object.values(db.work.jobs)
      .filter(
        ({ username, job }) =>
          username === me.account.username && (!query.state || query.state.includes(job.state)),
      )
      .sort((a, b) => b.startedAt - a.startedAt)
      .map(({ job }) => job);
    return { status: 200, body: pageOf(jobs, query) };
  },

  getJob: ({ db, me, path }) => {
    const record = findOwnJob(db, me, path.jobId);
    return record ? { status: 200, body: record.job } : notFound();
  },

  listJobRows: ({ db, me, path, query }) => {
    const record = findOwnJob(db, me, path.jobId);
    if (!record) return notFound();
    const rows = record.rows.filter(({ result }) => !query.result || result === query.result);
    return { status: 200, body: pageOf(rows, query) };
  },

  getJobFile: ({ db, me, path }) => {
    const record = findOwnJob(db, me, path.jobId);
    if (!record?.job.hasFile) return notFound();
    // Whoever started it may have lost a permission since.
    const refused = record.exported
      ? (missingFieldPermission(me, { query: {}, body: record.exported }) ??
        (isOfAnalysis(record.exported) ? missingAnalysisPermission(me, record.exported) : undefined))
      : undefined;
    if (refused) return refused;
    return { status: 200, body: csvFile(record.lines) };
  },

  cancelJob: (call) => {
    const { db, me, path } = call;
    const record = findOwnJob(db, me, path.jobId);
    if (!record) return notFound();
    const { state } = record.job;
    const job = cancelJob(db, record);
    if (job) {
      const entity = { entityType: job.kind, entityId: job.id, entityLabel: job.title } as const;
      const changes = [{ field: 'state', before: state, after: job.state }];
      logActivity(db, authorOf(call), { action: 'update', ...entity, changes });
    }
    return job ? { status: 200, body: job } : wrongState(record.job, 'This job has already ended.');
  },
};
