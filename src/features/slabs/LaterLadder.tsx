import { useDeferredValue, type ReactNode } from 'react';
import { TypedLadderContext, useTypedLadder } from './useTypedLadder.ts';

/** For what stands beside the grid: a key is shown in the grid first, and here as soon as there is time. */
export function LaterLadder({ children }: { children: ReactNode }) {
  const later = useDeferredValue(useTypedLadder());
  return <TypedLadderContext value={later}>{children}</TypedLadderContext>;
}
