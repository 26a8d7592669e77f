import type { EntityType } from '#mocks/contract/types/types.gen.ts';
import { hasPermission, missingPermission } from '#mocks/core/hasPermission.ts';
import { history } from './seed/history.ts';
import { pageOf } from '#mocks/core/pages.ts';
import { notFound, versionConflict } from '#mocks/core/problems.ts';
import { locationOf } from '#mocks/core/route.ts';
import type { Area, SignedIn } from '#mocks/core/types.ts';
import { advanceJobs, startedBy, startJob } from '#mocks/areas/work/records/jobs.ts';
import { permissions, type Permission } from '#session/permissions.ts';
import { entryMaker, findEntries, findEntry, foldJobs, isJobStart, listPeople } from './records/entries.ts';
import { activityFilter, type ActivityQuery } from './records/filters.ts';
import { planUndo } from './records/undoPlan.ts';

const RETENTION_DAYS = 730;

const catalogue = [permissions.skuManager, permissions.priceSlabs];
const market = [permissions.competitorManager, permissions.competitorAdmin];

/** Who may read the history of one record besides those who may read the whole log: who may read the record. */
const readers: Partial<Record<EntityType, readonly Permission[]>> = {
  product: catalogue,
  sku: catalogue,
  category: [...catalogue, permissions.productCategory],
  categoryMapping: [permissions.productCategory],
  supplier: catalogue,
  slabSet: catalogue,
  member: [permissions.team],
  role: [permissions.roles],
  permissionNode: [permissions.permissionNodes],
  match: market,
  competitorDecisions: market,
  alertRule: [permissions.competitorAdmin],
  priceRule: [permissions.competitorAdmin],
  alert: [permissions.competitorDashboard],
  marketSettings: [permissions.competitorAdmin],
  payment: [permissions.cardPayment],
  paymentLink: [permissions.cardPayment],
  savedCard: [permissions.cardPayment],
};

function findListRefusal(me: SignedIn, { entityType, entityId, mine }: ActivityQuery) {
  // What one did oneself is nobody's secret.
  if (mine || hasPermission(me, permissions.activityLog)) return undefined;
  const pages = entityType !== undefined && entityId !== undefined ? (readers[entityType] ?? []) : [];
  if (pages.some((page) => hasPermission(me, page))) return undefined;
  return missingPermission(me, pages[0] ?? permissions.activityLog);
}

/** Who did what, and undoing it. */
export const activity: Area<'activity'> = {
  listActivity: ({ db, me, query }) => {
    const { grouped } = query;
    const refusal = findListRefusal(me, query);
    if (refusal) return refusal;
    advanceJobs(db);
    const { own, past } = findEntries(db, query, me);
    const [ownRows, pastRows] = grouped ? [foldJobs(own), foldJobs(past)] : [null, null];
    const rows = [...(ownRows?.rows ?? own), ...(pastRows?.rows ?? past)];
    const { items, ...page } = pageOf(query.sort?.[0] === 'at' ? rows.toReversed() : rows, query);
    const toEntry = entryMaker(db);
    return {
      status: 200,
      body: {
        items: items.map((entry) =>
          toEntry(entry, ownRows?.folded.get(entry) ?? pastRows?.folded.get(entry)),
        ),
        ...page,
        latestId: (db.activity.entries.at(-1) ?? history().all.at(-1))?.id ?? null,
        people: hasPermission(me, permissions.activityLog) ? listPeople(db) : [],
        retentionDays: RETENTION_DAYS,
      },
    };
  },

  getActivity: ({ db, me, path }) => {
    const refusal = missingPermission(me, permissions.activityLog);
    if (refusal) return refusal;
    advanceJobs(db);
    const entry = findEntry(db, path.entryId);
    return entry && (activityFilter({}, me)?.(entry) ?? true)
      ? { status: 200, body: entryMaker(db)(entry) }
      : notFound();
  },

  previewUndo: ({ db, me, path }) => {
    const refusal = missingPermission(me, permissions.activityLogUndo);
    if (refusal) return refusal;
    advanceJobs(db);
    const entry = findEntry(db, path.entryId);
    return entry ? { status: 200, body: planUndo(db, me, entry).plan } : notFound();
  },

  applyUndo: (call) => {
    const { db, me, path, body } = call;
    const refusal = missingPermission(me, permissions.activityLogUndo);
    if (refusal) return refusal;
    advanceJobs(db);
    const entry = findEntry(db, path.entryId);
    if (!entry) return notFound();
    const { plan, undoable } = planUndo(db, me, entry);
    if (body.version !== plan.version) return versionConflict(plan);
    const job = startJob(db, {
      kind: 'undo',
      title: `Undo: ${isJobStart(entry) ? entry.entityLabel : `change of ${entry.entityLabel}`}`,
      ...startedBy(call),
      steps: undoable.map(({ id }) => ({ type: 'undo' as const, entryId: id })),
    });
    return { status: 202, body: job, ...locationOf(`/jobs/${job.id}`) };
  },
};
