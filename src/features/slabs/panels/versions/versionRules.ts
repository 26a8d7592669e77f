import type { PriceSlab, SlabSet } from '#api/generated/types.gen.ts';

const order: readonly SlabSet['state'][] = ['draft', 'scheduled', 'live', 'retired'];

const lastMoment = (set: SlabSet): string => set.effectiveFrom ?? set.updatedAt;

/** Drafts first, then scheduled, live and retired ones, the latest first. */
export function sortedVersions(versions: readonly SlabSet[]): SlabSet[] {
  return versions.toSorted(
    (a, b) => order.indexOf(a.state) - order.indexOf(b.state) || lastMoment(b).localeCompare(lastMoment(a)),
  );
}

/**
 * What a version is compared with unless somebody chooses: with the live price; the live price itself with the one
 * before it. Null: there is nothing to compare it with.
 */
export function comparedWith(version: SlabSet, versions: readonly SlabSet[]): SlabSet | null {
  const others = sortedVersions(versions).filter(({ id }) => id !== version.id);
  const live = others.find(({ state }) => state === 'live');
  return live ?? others.find(({ state }) => state === 'retired') ?? others[0] ?? null;
}

/** Whether two ladders ask the same at the same quantities. */
export function sameSlabs(one: readonly PriceSlab[], other: readonly PriceSlab[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ minQty, unitPrice }, row) =>
        other[row]?.minQty === minQty && Number(other[row].unitPrice) === Number(unitPrice),
    )
  );
}
