import { withCurrentState } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { ladderFieldChanges } from '#mocks/areas/catalogue/records/ladderFieldChanges.ts';
import { authorOf, logActivity } from '#mocks/areas/activity/log.ts';
import type { ProductRecord, SlabRecord, SlabSetRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { normalizePrice } from '#mocks/areas/catalogue/records/normalizePrice.ts';
import { overlappingSets } from '#entities/pricing/overlappingSets.ts';
import type { SignedInCall, RequestContext } from '#mocks/areas/catalogue/records/context.ts';

/** A set with its product, as it is by now. */
export function findSet(
  { catalogue, viewer }: RequestContext,
  id: string,
): { set: SlabSetRecord; product: ProductRecord } | undefined {
  const record = catalogue.slabSets.get(id);
  const product = record && catalogue.products.get(record.productId);
  return product ? { set: withCurrentState(record, viewer.now), product } : undefined;
}

type LadderKey = Pick<SlabSetRecord, 'owner' | 'currency' | 'configuration'>;

/** The sets of one owner, currency and configuration. */
function siblingSets(
  { catalogue }: RequestContext,
  productId: string,
  { owner, currency, configuration }: LadderKey,
): SlabSetRecord[] {
  return catalogue
    .setsOf(productId)
    .filter(
      (set) => set.owner.id === owner.id && set.currency === currency && set.configuration === configuration,
    );
}

/** The set of a state where another one is to be; there is one live set, and one draft. */
export function findSiblingSet(
  context: RequestContext,
  productId: string,
  ladder: LadderKey,
  state: 'draft' | 'live',
): SlabSetRecord | undefined {
  return siblingSets(context, productId, ladder).find((set) => set.state === state);
}

/** The sets that end at the moment this scheduled one begins: they hold on, or end earlier, with it. */
export function setsEndingAtStartOf(context: RequestContext, set: SlabSetRecord): SlabSetRecord[] {
  const { state, effectiveFrom } = set;
  if (state !== 'scheduled' || effectiveFrom === null) return [];
  return siblingSets(context, set.productId, set).filter(
    ({ id, state: siblingState, effectiveTo }) =>
      id !== set.id &&
      (siblingState === 'live' || siblingState === 'scheduled') &&
      effectiveTo !== null &&
      Date.parse(effectiveTo) === Date.parse(effectiveFrom),
  );
}

/** When the first scheduled set begins from a moment on; null: none does. */
export function nextStart(context: RequestContext, set: SlabSetRecord, from: string | null): string | null {
  const starts = siblingSets(context, set.productId, set).flatMap(({ id, state, effectiveFrom }) =>
    id !== set.id && state === 'scheduled' && effectiveFrom !== null ? [effectiveFrom] : [],
  );
  return starts.filter((start) => from === null || start >= from).toSorted()[0] ?? null;
}

/** The slabs as they are kept: whoever may not see the price codes does not take them away by not saying them. */
export function keepPriceCodes(
  { viewer }: RequestContext,
  slabs: readonly SlabRecord[],
  before: readonly SlabRecord[],
): SlabRecord[] {
  const normalized = slabs.map((slab) => ({ ...slab, unitPrice: normalizePrice(slab.unitPrice) }));
  if (viewer.costs) return normalized;
  const previousCodes = new Map(before.map(({ minQty, discountCode }) => [minQty, discountCode]));
  return normalized.map((slab) => {
    const discountCode = previousCodes.get(slab.minQty);
    return discountCode === undefined ? slab : { ...slab, discountCode };
  });
}

/** What becomes of a slab set is written down. */
export function saveSet(
  call: SignedInCall,
  { catalogue, viewer }: RequestContext,
  before: SlabSetRecord | null,
  set: SlabSetRecord,
  action: 'create' | 'update' | 'publish' = 'update',
): SlabSetRecord {
  const author = authorOf(call);
  const update = { updatedAt: new Date(viewer.now).toISOString(), updatedBy: author.actor };
  const after = catalogue.slabSets.put({ ...set, ...update });
  const entity = { entityType: 'slabSet', entityId: after.id, entityLabel: after.ownerLabel } as const;
  // What customers pay is not undone from the log: a new ladder is published instead.
  const isDraft = [before, after].every((one) => one === null || one.state === 'draft');
  const undo = isDraft ? ({ kind: 'slabSet', before, after } as const) : null;
  const changes = ladderFieldChanges(before, after);
  logActivity(call.db, author, { action, ...entity, changes, undo });
  return after;
}

/** Sets that would hold beside this one (L9). */
export function findOverlapping(
  { catalogue }: RequestContext,
  set: SlabSetRecord,
  effectiveFrom: string,
  effectiveTo: string | null,
) {
  const toSpan = ({ owner, ...one }: SlabSetRecord) => ({
    ...one,
    owner: owner.id,
    effectiveFrom: one.effectiveFrom ?? '',
  });
  const activeSets = catalogue
    .setsOf(set.productId)
    .filter(({ state }) => state === 'live' || state === 'scheduled');
  return overlappingSets({ ...toSpan(set), effectiveFrom, effectiveTo }, activeSets.map(toSpan)).flatMap(
    ({ id }) => activeSets.find((one) => one.id === id) ?? [],
  );
}
