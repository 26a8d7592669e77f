import { useState } from 'react';
import type { PriceSlab, SlabSet } from '#api/generated/types.gen.ts';
import { isChanged } from './ladderEditor.ts';
import { createLadderStore, type LadderStore } from './ladderStore.ts';

interface Held {
  readonly place: string;
  /** The version that the address names; null: none. */
  readonly asked: string | null;
  readonly store: LadderStore;
}

interface Opened extends Omit<Held, 'store'> {
  readonly set: SlabSet | null;
  readonly versions: readonly SlabSet[];
}

/**
 * The store of the version on screen: a new one when another ladder or version is opened, and when a newer version of
 * the same arrives and nothing is typed yet. Typed work stays on the version it was begun on, even when that is thrown
 * away by somebody else; saving will say so.
 *
 * @returns `plant` gives slabs to the version that is opened next, unsaved
 */
export function useLadderStore(opened: Opened) {
  const { place, asked, set } = opened;
  const [seed, plant] = useState<readonly PriceSlab[] | null>(null);
  const [held, setHeld] = useState<Held>(() => ({ place, asked, store: createLadderStore(set) }));
  if (belongs(held, opened)) return { store: held.store, plant };
  const store = createLadderStore(set, seed);
  setHeld({ place, asked, store });
  if (seed) plant(null);
  return { store, plant };
}

function belongs({ place, asked, store }: Held, { set, versions, ...opened }: Opened): boolean {
  const state = store.getSnapshot();
  const { base } = state;
  if (place !== opened.place) return false;
  // The first draft of a live price gets an id of its own, and is what was typed into all the time.
  if (base?.id === set?.id) return base?.version === set?.version || isChanged(state);
  return asked === opened.asked && isChanged(state) && !versions.some(({ id }) => id === base?.id);
}
