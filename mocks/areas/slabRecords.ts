import { settled } from '#mocks/catalogue/catalogue.ts';
import { actorOf, changesOf, remember } from '#mocks/catalogue/history.ts';
import type { ProductRecord, SlabSetRecord } from '#mocks/catalogue/records.ts';
import type { FieldChange } from '#mocks/contract/types/types.gen.ts';
import { overlappingSets } from '#shared/pricing/overlappingSets.ts';
import type { Asked, Desk } from './catalogueShared.ts';

/** A set with its product, as it is by now. */
export function foundSet(
  { catalogue, eyes }: Desk,
  id: string,
): { set: SlabSetRecord; product: ProductRecord } | undefined {
  const record = catalogue.slabSets.get(id);
  const product = record && catalogue.products.get(record.productId);
  return product ? { set: settled(record, eyes.now), product } : undefined;
}

/** Prices by quantity, then the state and its dates. */
function changesBetween(before: SlabSetRecord | null, after: SlabSetRecord): FieldChange[] {
  const was = new Map(before?.slabs.map(({ minQty, unitPrice }) => [minQty, unitPrice]));
  const is = new Map(after.slabs.map(({ minQty, unitPrice }) => [minQty, unitPrice]));
  const quantities = [...new Set([...was.keys(), ...is.keys()])].sort((a, b) => a - b);
  const prices = quantities.map((minQty) => ({
    field: `${minQty}`,
    before: was.get(minQty) ?? null,
    after: is.get(minQty) ?? null,
  }));
  return [
    ...prices.filter((price) => price.before !== price.after),
    ...changesOf(before ?? {}, after, ['state', 'effectiveFrom', 'effectiveTo', 'override']),
  ];
}

/** What becomes of a slab set is written down. */
export function saveSet(
  { db, me }: Asked,
  { catalogue, eyes }: Desk,
  before: SlabSetRecord | null,
  set: SlabSetRecord,
  action: 'create' | 'update' | 'publish' = 'update',
): SlabSetRecord {
  const actor = actorOf(me.account);
  const stamp = { updatedAt: new Date(eyes.now).toISOString(), updatedBy: actor };
  const after = catalogue.slabSets.put({ ...set, ...stamp });
  const entity = { entityType: 'slabSet', entityId: after.id, entityLabel: after.ownerLabel } as const;
  remember(db.catalogue, catalogue, { actor, action, ...entity, changes: changesBetween(before, after) });
  return after;
}

/** Sets that would hold beside this one (R9). */
export function overlapping(
  { catalogue }: Desk,
  set: SlabSetRecord,
  effectiveFrom: string,
  effectiveTo: string | null,
) {
  const span = ({ owner, ...one }: SlabSetRecord) => ({
    ...one,
    owner: owner.id,
    effectiveFrom: one.effectiveFrom ?? '',
  });
  const held = catalogue
    .setsOf(set.productId)
    .filter(({ state }) => state === 'live' || state === 'scheduled');
  return overlappingSets({ ...span(set), effectiveFrom, effectiveTo }, held.map(span)).flatMap(
    ({ id }) => held.find((one) => one.id === id) ?? [],
  );
}
