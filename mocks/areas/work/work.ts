import { pageOf } from '#mocks/core/pages.ts';
import { brokenLadders } from '#mocks/areas/catalogue/records/moqLadders.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound, unprocessable, wrongState } from '#mocks/core/problems.ts';
import { authorOf, logActivity } from '#mocks/areas/activity/log.ts';
import type { Db } from '#mocks/core/db.ts';
import type { BulkRequest, FieldProblem } from '#mocks/contract/types/types.gen.ts';
import type { Area, SignedIn } from '#mocks/core/types.ts';
import { FAILING_MOQ, findMissingParam, previewOutcome, findTargets } from './records/bulk.ts';
import { csvFile } from './records/csv.ts';
import { findMemberTargets, previewMember } from '#mocks/areas/people/records/memberBulk.ts';
import { findExportedMembers } from '#mocks/areas/people/records/memberExport.ts';
import { teamContext } from '#mocks/areas/people/records/teamContext.ts';
import { findExportedActivity } from '#mocks/areas/activity/records/activityExport.ts';
import { findExportedPayments } from '#mocks/areas/payments/records/paymentExport.ts';
import { findExportIds, headerLine, findUnknownColumn } from './records/exports.ts';
import { advanceJobs, cancelJob, startedBy, startJob } from './records/jobs.ts';
import type { JobRecord } from './records/state.ts';
import { missingFieldPermission } from '#mocks/core/withheld.ts';
import { permissions, type Permission } from '#session/permissions.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { imports } from './resolvers/imports.ts';
import { views } from './resolvers/views.ts';
import { locationOf } from '#mocks/core/route.ts';

const PLAN_LIFE_MS = 30 * 60 * 1000;
/** From this many rows the person has to confirm the number. */
const CONFIRM_FROM = 1000;

/** The permission for exporting each list. */
const exportPermissions = {
  products: permissions.skuManagerExport,
  skus: permissions.skuManagerExport,
  slabs: permissions.priceSlabs,
  payments: permissions.cardPayment,
  members: permissions.team,
  activity: permissions.activityLogExport,
} as const;

const bulkTitles = {
  setCategory: 'Change the category',
  setStatus: 'Change the status',
  setKvi: 'Change the key value items',
  setMoq: 'Change the minimum order quantity',
  mapSupplier: 'Change the supplier',
  applyFeatures: 'Apply features',
  archive: 'Archive',
  setRole: 'Change the role',
  deactivate: 'Deactivate',
  resendInvitation: 'Send the invitation again',
} as const;

/** One's own job, brought up to date. */
function findOwnJob(db: Db, me: SignedIn, id: string): JobRecord | undefined {
  advanceJobs(db);
  const record = db.work.jobs[id];
  return record?.username === me.account.username ? record : undefined;
}

function permissionFor({ resource, action }: Pick<BulkRequest, 'resource' | 'action'>): Permission {
  if (resource === 'members') return permissions.teamEdit;
  return action === 'archive' ? permissions.skuManagerArchive : permissions.skuManagerBulk;
}

/** What a list would refuse of its own query, below the field that carries the query. */
function refuseQuery(field: string, problems: readonly FieldProblem[]) {
  return unprocessable(...problems.map((problem) => ({ ...problem, field: `${field}.${problem.field}` })));
}

/** Removes plans that have expired. */
function removeExpiredPlans(db: Db, now: number): void {
  for (const { id, plan } of Object.values(db.work.plans)) {
    if (Date.parse(plan.expiresAt) < now) Reflect.deleteProperty(db.work.plans, id);
  }
}

/** Saved views, bulk actions, imports, exports, jobs. */
export const work: Area<'work'> = {
  ...views,
  ...imports,

  previewBulk: (call) => {
    const { db, me, body } = call;
    const refused = missingPermission(me, permissionFor(body));
    if (refused) return refused;
    const { catalogue, viewer } = requestContext(call);
    removeExpiredPlans(db, viewer.now);
    const team = teamContext(db, me.account.username);
    const missing = findMissingParam(body, catalogue, team.tables);
    if (missing)
      return unprocessable({ field: missing, code: 'required', message: 'is required for this action' });
    if ((body.selection.ids === undefined) === (body.selection.query === undefined)) {
      return unprocessable({ field: 'selection', code: 'invalid', message: 'must be either ids or a query' });
    }
    const isTeam = body.resource === 'members';
    const selected = isTeam ? findMemberTargets(team, body.selection) : findTargets(body, catalogue, viewer);
    if ('problems' in selected) return refuseQuery('selection.query', selected.problems);
    const now = new Date(viewer.now).toISOString();
    const outcomes = selected.map((target) => ({
      ...target,
      outcome: isTeam
        ? previewMember(team, body, target.id)
        : previewOutcome(body, catalogue, target.id, now),
    }));
    const skipped = outcomes.flatMap(({ id, label, outcome }) =>
      'skip' in outcome ? [{ id, label, reason: outcome.skip }] : [],
    );
    const changed = outcomes.flatMap(({ id, label, version, outcome }) =>
      'skip' in outcome ? [] : [{ id, label, version, changes: outcome.changes }],
    );
    const moq = body.action === 'setMoq' ? body.params.moq : undefined;
    const planId = catalogue.nextId('plan');
    const plan = {
      planId,
      action: body.action,
      selected: selected.length,
      affected: changed.length,
      skippedCount: skipped.length,
      skipped: skipped.slice(0, 100),
      samples: changed.slice(0, 20).map(({ id, label, changes }) => ({ id, label, changes })),
      ...(moq === undefined
        ? {}
        : {
            brokenLadders: brokenLadders(
              catalogue,
              changed.map(({ id }) => ({ productId: id, moq })),
            ),
          }),
      expiresAt: new Date(viewer.now + PLAN_LIFE_MS).toISOString(),
    };
    const targets = changed.map(({ id, label, version }) => ({ id, label, version }));
    db.work.plans[planId] = { id: planId, plan, request: body, username: me.account.username, targets };
    return { status: 200, body: plan };
  },

  applyBulk: (call) => {
    const { db, me, path, body } = call;
    const record = db.work.plans[path.planId];
    const { username } = me.account;
    if (!record || record.username !== username || Date.parse(record.plan.expiresAt) < Date.now())
      return notFound();
    const { request, plan, targets } = record;
    const movesFirstBreak = body.moveFirstBreak ?? false;
    const refused =
      missingPermission(me, permissionFor(request)) ??
      (movesFirstBreak ? missingPermission(me, permissions.priceSlabsEdit) : undefined);
    if (refused) return refused;
    if (plan.affected >= CONFIRM_FROM && body.confirmCount !== plan.affected) {
      const message = `must be ${plan.affected}, the number of the plan`;
      return unprocessable({ field: 'confirmCount', code: 'not_confirmed', message });
    }
    // A plan is applied once.
    Reflect.deleteProperty(db.work.plans, path.planId);
    const steps = targets.map((target) => ({ type: 'bulk' as const, ...target }));
    const failsAt = request.params.moq === FAILING_MOQ ? Math.floor(steps.length / 2) : null;
    const title = `${bulkTitles[request.action]}: ${steps.length} ${request.resource}`;
    const jobOptions = {
      kind: 'bulk',
      title,
      steps,
      bulk: request,
      movesFirstBreak,
      failsAt,
      ...startedBy(call),
    } as const;
    const job = startJob(db, jobOptions);
    return { status: 202, body: job, ...locationOf(`/jobs/${job.id}`) };
  },

  startExport: (call) => {
    const { db, me, body } = call;
    const refused = missingPermission(me, exportPermissions[body.resource]);
    if (refused) return refused;
    const column = findUnknownColumn(body);
    if (column !== undefined) {
      return unprocessable({ field: 'columns', code: 'unknown', message: `There is no column ${column}` });
    }
    const { catalogue, viewer } = requestContext(call);
    const { resource } = body;
    const ids =
      resource === 'payments'
        ? findExportedPayments(db, body)
        : resource === 'members'
          ? findExportedMembers(teamContext(db, me.account.username), body)
          : resource === 'activity'
            ? findExportedActivity(db, me, body)
            : findExportIds(catalogue, { ...body, resource }, viewer);
    if ('problems' in ids) return refuseQuery('query', ids.problems);
    const steps = ids.map((id) => ({ type: 'export' as const, id }));
    const title = `Export ${steps.length} ${body.resource}`;
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
      ? missingFieldPermission(me, { query: {}, body: record.exported })
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
