import { useSyncExternalStore } from 'react';
import type { LadderState } from './ladderEditor.ts';
import { useLadderWork } from './ladderWork.ts';

/** A part of what is typed; who shows it is rendered again only when that part is another. */
export function useLadderState<Part>(part: (state: LadderState) => Part): Part {
  const { store } = useLadderWork();
  return useSyncExternalStore(store.subscribe, () => part(store.getSnapshot()));
}

export const countOf = ({ values }: LadderState): number => values.slabs.length;
