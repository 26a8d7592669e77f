import type { SlabSetRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { versionConflict, notFound, unprocessable, wrongState } from '#mocks/core/problems.ts';
import type { Area, Call, SignedIn } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';
import { OVERLAPS } from '#entities/pricing/overlappingSets.ts';
import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import { validatePublish } from '#mocks/areas/slabs/records/ladderChecks.ts';
import {
  setsEndingAtStartOf,
  findSet,
  findOverlapping,
  saveSet,
} from '#mocks/areas/slabs/records/slabRecords.ts';

/** Why a set cannot be valid for this period; undefined when it can. */
function refusedDates({ effectiveFrom, effectiveTo }: Call<'scheduleSlabSet'>['body'], now: number) {
  if (Date.parse(effectiveFrom) <= now) {
    const message = 'This is in the past. Publish now instead';
    return unprocessable({ field: 'effectiveFrom', code: 'past', message });
  }
  if (effectiveTo === null || Date.parse(effectiveTo) > Date.parse(effectiveFrom)) return undefined;
  return unprocessable({
    field: 'effectiveTo',
    code: 'before_start',
    message: 'The end is before the start',
  });
}

/** L9: other sets are valid at the same time. */
function overlaps(field: string, others: readonly SlabSetRecord[]) {
  const message = `Another price is live at that time: ${others.map(({ id }) => id).join(', ')}`;
  return unprocessable({ field, code: OVERLAPS, message });
}

const began = ({ effectiveFrom }: SlabSetRecord): number => Date.parse(effectiveFrom ?? '');

/** L6 and L7 check against costs: to whoever may not see those, a refusal would reveal the floor. */
const refusedPublisher = (me: SignedIn) =>
  missingPermission(me, permissions.priceSlabsPublish) ?? missingPermission(me, permissions.viewCosts);

/** Publishing and scheduling a draft, and ending a price. */
export const slabStates = {
  publishSlabSet: (call) => {
    const refused = refusedPublisher(call.me);
    if (refused) return refused;
    const context = requestContext(call);
    const it = findSet(context, call.path.slabSetId);
    if (!it) return notFound();
    const { set, product } = it;
    if (call.body.version !== set.version) return versionConflict(set, set.updatedBy.name);
    if (set.state !== 'draft') return wrongState(set, 'Only drafts can be published.');
    const verdict = validatePublish(call.me, context, { ...set, product }, call.body);
    if ('refused' in verdict) return verdict.refused;
    const now = new Date(context.viewer.now).toISOString();
    const beside = findOverlapping(context, set, now, null);
    for (const other of beside.filter(({ state }) => state === 'live')) {
      const over = { state: 'retired', effectiveTo: now, version: other.version + 1 } as const;
      saveSet(call, context, other, { ...other, ...over });
    }
    // The next scheduled set starts when it is due, and ends this one.
    const [next] = beside
      .filter(({ state }) => state === 'scheduled')
      .toSorted((a, b) => began(a) - began(b));
    const live = {
      state: 'live',
      effectiveFrom: now,
      effectiveTo: next?.effectiveFrom ?? null,
      override: verdict.override,
      version: set.version + 1,
    } as const;
    return { status: 200, body: saveSet(call, context, set, { ...set, ...live }, 'publish') };
  },

  scheduleSlabSet: (call) => {
    const refused = refusedPublisher(call.me);
    if (refused) return refused;
    const context = requestContext(call);
    const it = findSet(context, call.path.slabSetId);
    if (!it) return notFound();
    const { set, product } = it;
    const { version, effectiveFrom, effectiveTo, endOther = false } = call.body;
    if (version !== set.version) return versionConflict(set, set.updatedBy.name);
    if (set.state !== 'draft' && set.state !== 'scheduled') {
      return wrongState(set, 'Only drafts and scheduled prices can be scheduled.');
    }
    const wrong = refusedDates(call.body, context.viewer.now);
    if (wrong) return wrong;
    const verdict = validatePublish(call.me, context, { ...set, product }, call.body);
    if ('refused' in verdict) return verdict.refused;
    const clashing = findOverlapping(context, set, effectiveFrom, effectiveTo);
    const before = (other: SlabSetRecord): boolean => began(other) < Date.parse(effectiveFrom);
    // A set that ends when this one starts moves with it.
    const moving = setsEndingAtStartOf(context, set).filter(before);
    const endable = clashing.filter(
      (other) => before(other) && (endOther || moving.some(({ id }) => id === other.id)),
    );
    if (clashing.length > endable.length) return overlaps('effectiveFrom', clashing);
    const ending = [...moving, ...endable.filter(({ id }) => moving.every((other) => other.id !== id))];
    for (const other of ending) {
      saveSet(call, context, other, { ...other, effectiveTo: effectiveFrom, version: other.version + 1 });
    }
    const later = {
      state: 'scheduled',
      effectiveFrom,
      effectiveTo,
      override: verdict.override,
      version: version + 1,
    } as const;
    return { status: 200, body: saveSet(call, context, set, { ...set, ...later }, 'publish') };
  },

  retireSlabSet: (call) => {
    const refused = missingPermission(call.me, permissions.priceSlabsPublish);
    if (refused) return refused;
    const context = requestContext(call);
    const set = findSet(context, call.path.slabSetId)?.set;
    if (!set) return notFound();
    if (call.body.version !== set.version) return versionConflict(set, set.updatedBy.name);
    if (set.state !== 'live') return wrongState(set, 'Only live prices can be ended.');
    const now = new Date(context.viewer.now).toISOString();
    const { effectiveTo = now } = call.body;
    const isLater = effectiveTo !== now;
    if (isLater && Date.parse(effectiveTo) <= context.viewer.now) {
      const message = 'This is in the past. End the price now instead';
      return unprocessable({ field: 'effectiveTo', code: 'past', message });
    }
    const clashing = isLater ? findOverlapping(context, set, set.effectiveFrom ?? now, effectiveTo) : [];
    if (clashing.length > 0) return overlaps('effectiveTo', clashing);
    const over = {
      state: isLater ? 'live' : 'retired',
      effectiveTo,
      version: set.version + 1,
    } as const;
    return { status: 200, body: saveSet(call, context, set, { ...set, ...over }) };
  },
} satisfies Partial<Area<'slabs'>>;
