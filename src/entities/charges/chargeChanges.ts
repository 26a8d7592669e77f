import type { Charge, ChargeInput } from '#api/generated/types.gen.ts';
import { changedBy, type ChangedBy } from '#shared/form/changedBy.ts';

export const chargeFields = [
  'name',
  'type',
  'per',
  'price',
  'repeatPrice',
  'includedUnits',
  'appliesLtm',
] as const;
export type ChargeField = (typeof chargeFields)[number];

/** What both began with, theirs and mine. A charge of mine without an id is a new one. */
export type ChargeSides = Readonly<Record<'base' | 'theirs' | 'mine', readonly Charge[]>>;

/** One charge on the three sides; undefined: it is not there. */
type SidesOfOne = Record<keyof ChargeSides, Charge | undefined>;

/** What I changed and theirs says otherwise. */
export interface ChargeChange extends SidesOfOne {
  /** Unique among the changes. */
  readonly id: string;
  /** Null: the charge as a whole, which one side does not have. */
  readonly field: ChargeField | null;
  readonly changedBy: ChangedBy;
}

/** What is sent of a charge. */
export function chargeInput(charge: Charge): ChargeInput {
  const { name, type, per, price, repeatPrice, includedUnits, appliesLtm } = charge;
  return { name, type, per, price, repeatPrice, includedUnits, appliesLtm };
}

const nameOf = ({ name }: Charge): string => name.trim().toLowerCase();

/** How a charge is found again, the surest first: a save may give all of them new ids. */
const matchers: readonly ((one: Charge, other: Charge) => boolean)[] = [
  (one, other) => one.id === other.id,
  (one, other) => nameOf(one) === nameOf(other) && one.type === other.type,
  (one, other) => nameOf(one) === nameOf(other),
];

/** The same charges in two lists, each of them once. */
export function pairedCharges(from: readonly Charge[], to: readonly Charge[]): Map<Charge, Charge> {
  const found = new Map<Charge, Charge>();
  const taken = new Set<Charge>();
  for (const isMatch of matchers) {
    for (const one of from) {
      const other = found.has(one) ? undefined : to.find((each) => !taken.has(each) && isMatch(one, each));
      if (other === undefined) continue;
      found.set(one, other);
      taken.add(other);
    }
  }
  return found;
}

/** Every charge of any side: theirs in their order, then what they do not have. */
function allCharges({ base, theirs, mine }: ChargeSides): SidesOfOne[] {
  const baseOf = pairedCharges(theirs, base);
  const mineOf = pairedCharges(base, mine);
  const without = (all: readonly Charge[], paired: Map<Charge, Charge>): Charge[] =>
    all.filter((charge) => ![...paired.values()].includes(charge));
  const added = without(mine, mineOf);
  // Two people may add the same charge.
  const addedTwice = pairedCharges(
    theirs.filter((charge) => !baseOf.has(charge)),
    added,
  );
  return [
    ...theirs.map((charge) => {
      const was = baseOf.get(charge);
      return { base: was, theirs: charge, mine: was ? mineOf.get(was) : addedTwice.get(charge) };
    }),
    ...without(base, baseOf).map((was) => ({ base: was, theirs: undefined, mine: mineOf.get(was) })),
    ...without(added, addedTwice).map((charge) => ({ base: undefined, theirs: undefined, mine: charge })),
  ];
}

/** A field of a charge, or all of it, as text for a comparison; 55 and 55.00 are one price. Undefined: there is no charge. */
function textOf(charge: Charge | undefined, field: ChargeField | null): string | undefined {
  if (charge === undefined) return undefined;
  if (field === null) return JSON.stringify(chargeFields.map((each) => textOf(charge, each)));
  const value = charge[field];
  return String((field === 'price' || field === 'repeatPrice') && value !== null ? Number(value) : value);
}

const idOf = (at: number, field: ChargeField | null): string => `${at} ${field ?? ''}`;

function changesOf(sides: SidesOfOne, at: number): ChargeChange[] {
  const { base, theirs, mine } = sides;
  return (theirs && mine ? chargeFields : [null]).flatMap((field) => {
    const by = changedBy(textOf(base, field), textOf(mine, field), textOf(theirs, field), Object.is);
    return by === null || by === 'theirs' ? [] : [{ ...sides, id: idOf(at, field), field, changedBy: by }];
  });
}

/** Each field that I changed and that theirs says otherwise. Two people are in conflict where both changed one. */
export function myChanges(sides: ChargeSides): ChargeChange[] {
  return allCharges(sides).flatMap(changesOf);
}

/**
 * Theirs, with those of my changes that I keep.
 * @param kept ids of changes
 */
export function mergedCharges(sides: ChargeSides, kept: readonly string[]): Charge[] {
  return allCharges(sides).flatMap(({ theirs, mine }, at) => {
    if (kept.includes(idOf(at, null))) return mine ? [mine] : [];
    const own = chargeFields.filter((field) => kept.includes(idOf(at, field)));
    if (!theirs || !mine) return theirs ?? [];
    return { ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) };
  });
}
