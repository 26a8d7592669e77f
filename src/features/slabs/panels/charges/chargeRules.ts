import type { Charge, ChargeInput, ChargeList } from '#api/generated/types.gen.ts';

/** What one visit changes in the list; the server takes the list as a whole. */
export type ChargeChange =
  | { readonly kind: 'add'; readonly charge: ChargeInput }
  | { readonly kind: 'edit'; readonly before: Charge; readonly charge: ChargeInput }
  | { readonly kind: 'remove'; readonly before: Charge };

/** Charges of one product. */
export const CHARGES_MAX = 50;

const fields = ['name', 'type', 'per', 'price', 'repeatPrice', 'appliesLtm', 'includedUnits'] as const;

/** What is sent of a charge. */
export function chargeInput(charge: Charge): ChargeInput {
  const { name, type, per, price, repeatPrice, appliesLtm, includedUnits } = charge;
  return { name, type, per, price, repeatPrice, appliesLtm, includedUnits };
}

/** The charge that is meant in a list that may be another one by now: every save gives all of them new ids. */
function placeOf(items: readonly Charge[], meant: Charge): number {
  const byId = items.findIndex(({ id }) => id === meant.id);
  return byId >= 0 ? byId : items.findIndex(({ name, type }) => name === meant.name && type === meant.type);
}

/** The list with the change in it. A charge that is gone is added again when it is edited. */
export function changedCharges(items: readonly Charge[], change: ChargeChange): ChargeInput[] {
  const inputs = items.map(chargeInput);
  if (change.kind === 'add') return [...inputs, change.charge];
  const place = placeOf(items, change.before);
  if (change.kind === 'remove') return place < 0 ? inputs : inputs.toSpliced(place, 1);
  return place < 0 ? [...inputs, change.charge] : inputs.with(place, change.charge);
}

/** Whether two lists ask the same, whatever their ids: a product's version rises for other reasons too. */
export function sameCharges(one: readonly Charge[], other: readonly Charge[]): boolean {
  return (
    one.length === other.length &&
    one.every((charge, place) => fields.every((field) => charge[field] === other[place]?.[field]))
  );
}

export type ChargeField = (typeof fields)[number];

/** One field that both have changed; null: the charge is not there (any more). */
export interface ChargeConflict {
  readonly field: ChargeField;
  readonly theirs: Charge | null;
  readonly mine: ChargeInput | null;
}

/** Fields in which the list as it is now and the change differ; none: the change meets nobody else's. */
export function chargeConflicts(current: ChargeList, change: ChargeChange): ChargeConflict[] {
  if (change.kind === 'add') return [];
  const theirs = current.items[placeOf(current.items, change.before)] ?? null;
  const mine = change.kind === 'edit' ? change.charge : null;
  const isTouched = (charge: ChargeInput, field: ChargeField): boolean =>
    charge[field] !== change.before[field];
  if (theirs === null || mine === null) {
    const touched = theirs === null || fields.some((field) => isTouched(theirs, field));
    return touched && (theirs !== null || mine !== null) ? [{ field: 'name', theirs, mine }] : [];
  }
  return fields
    .filter((field) => isTouched(theirs, field) && isTouched(mine, field) && theirs[field] !== mine[field])
    .map((field) => ({ field, theirs, mine }));
}

/** The change made to their charge: what I have not touched stays as they have it. */
export function mergedCharge(current: ChargeList, change: ChargeChange): ChargeChange {
  if (change.kind !== 'edit') return change;
  const theirs = current.items[placeOf(current.items, change.before)];
  if (!theirs) return change;
  const kept = fields.filter((field) => change.charge[field] !== change.before[field]);
  const mine = Object.fromEntries(kept.map((field) => [field, change.charge[field]]));
  return { ...change, before: theirs, charge: { ...chargeInput(theirs), ...mine } };
}
