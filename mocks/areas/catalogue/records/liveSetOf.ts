import type { SlabSetRecord } from './recordTypes.ts';

/** The set that holds now for a product or a SKU, decorated and in its own currency. */
export function liveSetOf(sets: readonly SlabSetRecord[], ownerId: string): SlabSetRecord | undefined {
  return sets.find(
    ({ owner, state, configuration, currency }) =>
      owner.id === ownerId && state === 'live' && configuration === 'Decorated' && currency === 'USD',
  );
}
