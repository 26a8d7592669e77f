import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { LadderContext } from '#entities/pricing/ladderRows.ts';
import { isChanged, slabsOf } from './ladderEditor.ts';
import type { RefusedRule } from '#features/slabs/save/ladderProblems.ts';
import type { LadderStore } from './ladderStore.ts';
import type { LadderData } from './useLadderData.ts';
import { useLadderIssues } from './useLadderIssues.ts';
import { DraftLadderContext } from './useDraftLadder.ts';

interface TypedLadderProviderProps {
  store: LadderStore;
  data: LadderData;
  facts: LadderContext;
  refused: readonly RefusedRule[];
  children: ReactNode;
}

/** Recalculates with every key. The page around it is not rendered again: its pieces come as children. */
export function TypedLadderProvider({ store, data, facts, refused, children }: TypedLadderProviderProps) {
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { values } = state;
  const isDirty = useMemo(() => isChanged(state), [state]);
  const slabs = useMemo(() => slabsOf(values), [values]);
  const judged = useLadderIssues(slabs, data, facts, refused);
  const typed = useMemo(() => ({ slabs, judged, isDirty }), [slabs, judged, isDirty]);
  return <DraftLadderContext value={typed}>{children}</DraftLadderContext>;
}
