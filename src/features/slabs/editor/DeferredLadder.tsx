import { useDeferredValue, type ReactNode } from 'react';
import { DraftLadderContext, useDraftLadder } from './useDraftLadder.ts';

/** For what stands beside the grid: a key is shown in the grid first, and here as soon as there is time. */
export function DeferredLadder({ children }: { children: ReactNode }) {
  const later = useDeferredValue(useDraftLadder());
  return <DraftLadderContext value={later}>{children}</DraftLadderContext>;
}
