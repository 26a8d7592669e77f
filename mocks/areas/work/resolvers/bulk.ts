import { brokenLadders } from '#mocks/areas/catalogue/records/moqLadders.ts';
import { findCategoryTargets, previewCategory } from '#mocks/areas/catalogue/records/categoryBulk.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { findMappingTargets, previewMapping } from '#mocks/areas/market/records/mappingBulk.ts';
import { findMatchTargets, previewMatch } from '#mocks/areas/market/records/matchBulk.ts';
import { findMemberTargets, previewMember } from '#mocks/areas/people/records/memberBulk.ts';
import { teamContext } from '#mocks/areas/people/records/teamContext.ts';
import {
  FAILING_MOQ,
  findMissingParam,
  findTargets,
  previewOutcome,
} from '#mocks/areas/work/records/bulk.ts';
import { startedBy, startJob } from '#mocks/areas/work/records/jobs.ts';
import { refuseQuery } from '#mocks/areas/work/records/listQuery.ts';
import type { BulkRequest } from '#mocks/contract/types/types.gen.ts';
import type { Db } from '#mocks/core/db.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { notFound, unprocessable } from '#mocks/core/problems.ts';
import { locationOf } from '#mocks/core/route.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions, type Permission } from '#session/permissions.ts';

const PLAN_LIFE_MS = 30 * 60 * 1000;
/** From this many rows the person has to confirm the number. */
const CONFIRM_FROM = 1000;

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
  confirm: 'Confirm',
  reject: 'Reject',
  setMatchType: 'Change the type of match',
  setPackFactor: 'Change the pack factor',
  reRead: 'Read pages again',
  mapCategory: 'Map categories',
  acceptSuggestion: 'Accept suggested categories',
  setTargets: 'Set margins',
} as const;

function permissionFor({ resource, action }: Pick<BulkRequest, 'resource' | 'action'>): Permission {
  if (resource === 'members') return permissions.teamEdit;
  if (resource === 'categoryMappings' || resource === 'categories') return permissions.productCategoryEdit;
  if (resource === 'matches')
    return action === 'confirm' || action === 'reject'
      ? permissions.competitorManagerDecide
      : permissions.competitorManagerEdit;
  return action === 'archive' ? permissions.skuManagerArchive : permissions.skuManagerBulk;
}

/** Removes plans that have expired. */
function removeExpiredPlans(db: Db, now: number): void {
  for (const { id, plan } of Object.values(db.work.plans)) {
    if (Date.parse(plan.expiresAt) < now) Reflect.deleteProperty(db.work.plans, id);
  }
}

/** Many records at once: what would be done, and doing it. */
export const bulk = {
  previewBulk: (call) => {
    const { db, me, body } = call;
    const refused = missingPermission(me, permissionFor(body));
    if (refused) return refused;
    const context = requestContext(call);
    const { catalogue, viewer } = context;
    removeExpiredPlans(db, viewer.now);
    const team = teamContext(db, me.account.username);
    const missing = findMissingParam(body, catalogue, team.tables);
    if (missing)
      return unprocessable({ field: missing, code: 'required', message: 'is required for this action' });
    if ((body.selection.ids === undefined) === (body.selection.query === undefined)) {
      return unprocessable({ field: 'selection', code: 'invalid', message: 'must be either ids or a query' });
    }
    const now = new Date(viewer.now).toISOString();
    const { find, preview } = {
      members: {
        find: () => findMemberTargets(team, body.selection),
        preview: (id: string) => previewMember(team, body, id),
      },
      matches: {
        find: () => findMatchTargets(context, body.selection),
        preview: (id: string) => previewMatch(context, body, id),
      },
      categories: {
        find: () => findCategoryTargets(context, body.selection),
        preview: (id: string) => previewCategory(context, body, id),
      },
      categoryMappings: {
        find: () => findMappingTargets(context, body.selection),
        preview: (id: string) => previewMapping(context, body, id),
      },
      catalogue: {
        find: () => findTargets(body, catalogue, viewer),
        preview: (id: string) => previewOutcome(body, catalogue, id, now),
      },
    }[body.resource === 'products' || body.resource === 'skus' ? 'catalogue' : body.resource];
    const selected = find();
    if ('problems' in selected) return refuseQuery('selection.query', selected.problems);
    const outcomes = selected.map((target) => ({ ...target, outcome: preview(target.id) }));
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
} satisfies Partial<Area<'work'>>;
