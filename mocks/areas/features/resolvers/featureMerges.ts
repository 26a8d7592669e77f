import { authorOf } from '#mocks/areas/activity/log.ts';
import type { RequestContext, SignedInCall } from '#mocks/areas/catalogue/records/context.ts';
import { containsWords } from '#mocks/areas/catalogue/records/filters.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import {
  findDecisionProblems,
  findSourceChanges,
  isExpired,
  mergeTitle,
  previewMerge,
} from '#mocks/areas/features/records/mergeRecords.ts';
import { readRequest } from '#mocks/areas/features/records/mergeRequests.ts';
import { planRows } from '#mocks/areas/features/records/mergeRows.ts';
import { toMerge } from '#mocks/areas/features/records/toMerge.ts';
import type { MergeRecord } from '#mocks/areas/features/records/recordTypes.ts';
import { startedBy, startJob } from '#mocks/areas/work/records/jobs.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { ProductDecision } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { pageOf } from '#mocks/core/pages.ts';
import { notFound, unprocessable, versionConflict, wrongState } from '#mocks/core/problems.ts';
import { locationOf } from '#mocks/core/route.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

/** Above so many products the person has to confirm the number. */
const CONFIRM_ABOVE = 500;

/** Whether a job about a merge goes on. */
function isRunning({ db }: SignedInCall, { jobId }: MergeRecord): boolean {
  const state = jobId === null ? undefined : db.work.jobs[jobId]?.job.state;
  return state === 'queued' || state === 'running';
}

function startMerge(
  call: SignedInCall,
  { catalogue, viewer }: RequestContext,
  merge: MergeRecord,
  step: { isUndo: boolean; decisions: readonly ProductDecision[]; total: number },
) {
  const { isUndo, decisions, total } = step;
  const title = mergeTitle(catalogue, merge);
  const job = startJob(
    call.db,
    {
      kind: 'merge',
      title: isUndo ? `Undo: ${title}` : title,
      steps: [],
      total,
      merge: { mergeId: merge.id, isUndo, decisions },
      ...startedBy(call),
    },
    viewer.now,
  );
  catalogue.features.merges.put({ ...merge, jobId: job.id });
  return { status: 202, body: job, ...locationOf(`/jobs/${job.id}`) } as const;
}

/** Previews of merges, merges, and their undoing. */
export const featureMerges = {
  listFeatureMerges: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMerging);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { q, state, kind } = call.query;
    const found = context.catalogue.features.merges
      .all()
      .filter((merge) => {
        const stateNow = isExpired(merge, context.viewer.now) ? 'expired' : merge.state;
        return (
          (!state || state.includes(stateNow)) &&
          (!kind || kind.includes(merge.kind)) &&
          (!q || containsWords(q, mergeTitle(context.catalogue, merge), ...Object.values(merge.titles)))
        );
      })
      .reverse();
    const { items, ...page } = pageOf(found, call.query);
    return { status: 200, body: { items: items.map((merge) => toMerge(context, merge)), ...page } };
  },

  previewFeatureMerge: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMergingApply);
    if (refusal) return refusal;
    const context = requestContext(call);
    const read = readRequest(context.catalogue, call.body);
    if ('problems' in read) return unprocessable(...read.problems);
    const merge = previewMerge(context, read.request, authorOf(call).actor);
    context.catalogue.features.merges.put(merge);
    return { status: 201, body: toMerge(context, merge), ...locationOf(`/feature-merges/${merge.id}`) };
  },

  getFeatureMerge: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMerging);
    if (refusal) return refusal;
    const context = requestContext(call);
    const merge = context.catalogue.features.merges.get(call.path.mergeId);
    return merge ? { status: 200, body: toMerge(context, merge) } : notFound();
  },

  listFeatureMergeConflicts: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMerging);
    if (refusal) return refusal;
    const { catalogue } = requestContext(call);
    const merge = catalogue.features.merges.get(call.path.mergeId);
    if (!merge) return notFound();
    const conflicts = merge.state === 'preview' ? planRows(catalogue, merge).conflicts : merge.conflicts;
    return { status: 200, body: pageOf(conflicts, call.query) };
  },

  applyFeatureMerge: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMergingApply);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue, viewer } = context;
    const merge = catalogue.features.merges.get(call.path.mergeId);
    if (!merge) return notFound();
    const { version, decisions = [], confirmCount } = call.body;
    const current = { ...toMerge(context, merge) };
    if (version !== merge.version) return versionConflict(current);
    if (merge.state !== 'preview') return wrongState(current, 'This merge was applied already.');
    if (isExpired(merge, viewer.now))
      return { status: 409, body: { ...examples.featureMergeHasExpired, current } };
    if (isRunning(call, merge)) return wrongState(current, 'This merge is being applied.');
    const changes = findSourceChanges(catalogue, merge);
    if (changes.length > 0)
      return { status: 409, body: { ...examples.featureMergeSourceChanged, errors: changes, current } };
    const plan = planRows(catalogue, merge, decisions);
    const total = plan.rewritten.length;
    const isConfirmed = total <= CONFIRM_ABOVE || confirmCount === total;
    const message = `must be ${total}, the number of products`;
    const problems = [
      ...findDecisionProblems(plan, decisions),
      ...(isConfirmed ? [] : [{ field: 'confirmCount', code: 'not_confirmed', message }]),
    ];
    if (problems.length > 0) return unprocessable(...problems);
    return startMerge(call, context, merge, { isUndo: false, decisions, total });
  },

  undoFeatureMerge: (call) => {
    const refusal = missingPermission(call.me, permissions.featureMergingUndo);
    if (refusal) return refusal;
    const context = requestContext(call);
    const { catalogue, viewer } = context;
    const merge = catalogue.features.merges.get(call.path.mergeId);
    if (!merge) return notFound();
    const current = { ...toMerge(context, merge) };
    if (call.body.version !== merge.version) return versionConflict(current);
    if (merge.state !== 'applied') return wrongState(current, 'This merge is not applied.');
    if (Date.parse(merge.undoUntil ?? '') < viewer.now)
      return wrongState(current, 'A merge can be undone for 30 days.');
    if (isRunning(call, merge)) return wrongState(current, 'This merge is being undone.');
    return startMerge(call, context, merge, { isUndo: true, decisions: [], total: merge.written.length });
  },
} satisfies Partial<Area<'features'>>;
