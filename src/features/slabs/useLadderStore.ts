import { useState } from 'react';
import type { PriceSlab, SlabSet } from '#api/generated/types.gen.ts';
import { isChanged } from './ladderEditor.ts';
import { createLadderStore, type LadderStore } from './ladderStore.ts';

interface Held {
  readonly place: string;
  readonly store: LadderStore;
}

/**
 * The store of the version on screen: a new one when another ladder or version is opened, and when a newer version of
 * the same arrives and nothing is typed yet. Typed work stays on the version it was begun on; saving will say so.
 *
 * @param place whose ladder, as text
 * @returns `plant` gives slabs to the version that is opened next, unsaved
 */
export function useLadderStore(place: string, set: SlabSet | null) {
  const [seed, plant] = useState<readonly PriceSlab[] | null>(null);
  const [held, setHeld] = useState<Held>(() => ({ place, store: createLadderStore(set) }));
  if (belongs(held, place, set)) return { store: held.store, plant };
  const store = createLadderStore(set, seed);
  setHeld({ place, store });
  if (seed) plant(null);
  return { store, plant };
}

function belongs({ place: heldPlace, store }: Held, place: string, set: SlabSet | null): boolean {
  const state = store.getSnapshot();
  // The first draft of a live price gets an id of its own, and is what was typed into all the time.
  if (heldPlace !== place || state.base?.id !== set?.id) return false;
  return state.base?.version === set?.version || isChanged(state);
}
