import { useState } from 'react';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { createLadderStore, type LadderSeed, type LadderStore } from './ladderStore.ts';

interface Held {
  readonly place: string;
  /** The version that the address names; null: none. */
  readonly asked: string | null;
  /** The version that was shown when it began; null: there was none. */
  readonly from: string | null;
  readonly store: LadderStore;
}

interface Opened extends Omit<Held, 'store' | 'from'> {
  readonly set: SlabSet | null;
  readonly versions: readonly SlabSet[];
}

/**
 * The store of the version on screen: a new one when another ladder or version is opened, and when a newer version of
 * the same arrives and nothing is typed yet. Typed work stays on the version it was begun on, even when that is thrown
 * away by somebody else, or somebody begins a draft of the same live price; saving will say so.
 *
 * @returns `plant` gives slabs to the version that is opened next, unsaved
 */
export function useLadderStore(opened: Opened) {
  const { place, asked, set } = opened;
  const from = set?.id ?? null;
  const [seed, plant] = useState<LadderSeed | null>(null);
  const [held, setHeld] = useState<Held>(() => ({ place, asked, from, store: createLadderStore(set) }));
  if (belongs(held, opened)) {
    const isHere = held.store.getSnapshot().base?.id === set?.id;
    if (isHere && (held.asked !== asked || held.from !== from)) setHeld({ ...held, asked, from });
    return { store: held.store, plant };
  }
  const store = createLadderStore(set, seed);
  setHeld({ place, asked, from, store });
  if (seed) plant(null);
  return { store, plant };
}

function belongs({ place, asked, from, store }: Held, { set, versions, ...opened }: Opened): boolean {
  const { base, isDirty } = store.getSnapshot();
  if (place !== opened.place) return false;
  // The first draft of a live price gets an id of its own, and is what was typed into all the time.
  if (base?.id === set?.id) return base?.version === set?.version || isDirty;
  if (asked !== opened.asked) return false;
  // It was saved as a draft just now, and the address still names what it was begun on.
  const isAhead = from === (set?.id ?? null) && base?.state === 'draft';
  return isDirty || (isAhead && versions.some(({ id }) => id === base.id));
}
