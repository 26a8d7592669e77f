import type { SlabSet } from '#api/generated/types.gen.ts';
import type { LadderPlace } from '#features/slabs/editor/ladderPlace.ts';

/** A live ladder that can be copied to another place of the same product. */
export interface CopySource {
  readonly set: SlabSet;
  readonly isProduct: boolean;
}

/** The live ladders of other places, those of the product first. */
export function copySources(sets: readonly SlabSet[], here: LadderPlace): CopySource[] {
  return sets
    .filter(
      ({ state, owner, currency, configuration }) =>
        state === 'live' &&
        !(owner.id === here.owner.id && currency === here.currency && configuration === here.configuration),
    )
    .map((set) => ({ set, isProduct: set.owner.kind === 'product' }))
    .toSorted((a, b) => Number(b.isProduct) - Number(a.isProduct));
}
