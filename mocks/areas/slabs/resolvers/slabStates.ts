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
function findDateRefusal({ effectiveFrom, effectiveTo }: Call<'scheduleSlabSet'>['body'], now: number) {
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
function overlapRefusal(field: string, others: readonly SlabSetRecord[]) {
  const message = `Another price is live at that time: ${others.map(({ id }) => id).join(', ')}`;
  return unprocessable({ field, code: OVERLAPS, message });
}

const startTime = ({ effectiveFrom }: SlabSetRecord): number => Date.parse(effectiveFrom ?? '');

/** L6 and L7 check against costs: to whoever may not see those, a refusal would reveal the floor. */
const findPublishRefusal = (me: SignedIn) =>
  missingPermission(me, permissions.priceSlabsPublish) ?? missingPermission(me, permissions.viewCosts);

/** Publishing and scheduling a draft, and ending a price. */
export const slabStates = {
  publishSlabSet: (call) => {
    const refusal = findPublishRefusal(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const found = findSet(context, call.path.slabSetId);
    if (!found) return notFound();
    const { set, product } = found;
    if (call.body.version !== set.version) return versionConflict(set, set.updatedBy.name);
    if (set.state !== 'draft') return wrongState(set, 'Only drafts can be published.');
    const check = validatePublish(call.me, context, { ...set, product }, call.body);
    if ('refusal' in check) return check.refusal;
    const now = new Date(context.viewer.now).toISOString();
    const overlapping = findOverlapping(context, set, now, null);
    for (const other of overlapping.filter(({ state }) => state === 'live')) {
      const ended = { state: 'retired', effectiveTo: now, version: other.version + 1 } as const;
      saveSet(call, context, other, { ...other, ...ended });
    }
    // The next scheduled set starts when it is due, and ends this one.
    const [next] = overlapping
      .filter(({ state }) => state === 'scheduled')
      .toSorted((a, b) => startTime(a) - startTime(b));
    const live = {
      state: 'live',
      effectiveFrom: now,
      effectiveTo: next?.effectiveFrom ?? null,
      override: check.override,
      version: set.version + 1,
    } as const;
    return { status: 200, body: saveSet(call, context, set, { ...set, ...live }, 'publish') };
  },

  scheduleSlabSet: (call) => {
    const refusal = findPublishRefusal(call.me);
    if (refusal) return refusal;
    const context = requestContext(call);
    const found = findSet(context, call.path.slabSetId);
    if (!found) return notFound();
    const { set, product } = found;
    const { version, effectiveFrom, effectiveTo, endOther = false } = call.body;
    if (version !== set.version) return versionConflict(set, set.updatedBy.name);
    if (set.state !== 'draft' && set.state !== 'scheduled') {
      return wrongState(set, 'Only drafts and scheduled prices can be scheduled.');
    }
    const dateRefusal = findDateRefusal(call.body, context.viewer.now);
    if (dateRefusal) return dateRefusal;
    const check = validatePublish(call.me, context, { ...set, product }, call.body);
    if ('refusal' in check) return check.refusal;
    const overlapping = findOverlapping(context, set, effectiveFrom, effectiveTo);
    const startsBefore = (other: SlabSetRecord): boolean => startTime(other) < Date.parse(effectiveFrom);
    // A set that ends when this one starts moves with it.
    const movedSets = setsEndingAtStartOf(context, set).filter(startsBefore);
    const endableSets = overlapping.filter(
      (other) => startsBefore(other) && (endOther || movedSets.some(({ id }) => id === other.id)),
    );
    if (overlapping.length > endableSets.length) return overlapRefusal('effectiveFrom', overlapping);
    const endedSets = [
      ...movedSets,
      ...endableSets.filter(({ id }) => movedSets.every((other) => other.id !== id)),
    ];
    for (const other of endedSets) {
      saveSet(call, context, other, { ...other, effectiveTo: effectiveFrom, version: other.version + 1 });
    }
    const scheduled = {
      state: 'scheduled',
      effectiveFrom,
      effectiveTo,
      override: check.override,
      version: version + 1,
    } as const;
    return { status: 200, body: saveSet(call, context, set, { ...set, ...scheduled }, 'publish') };
  },

  retireSlabSet: (call) => {
    const refusal = missingPermission(call.me, permissions.priceSlabsPublish);
    if (refusal) return refusal;
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
    const overlapping = isLater ? findOverlapping(context, set, set.effectiveFrom ?? now, effectiveTo) : [];
    if (overlapping.length > 0) return overlapRefusal('effectiveTo', overlapping);
    const ended = {
      state: isLater ? 'live' : 'retired',
      effectiveTo,
      version: set.version + 1,
    } as const;
    return { status: 200, body: saveSet(call, context, set, { ...set, ...ended }) };
  },
} satisfies Partial<Area<'slabs'>>;
