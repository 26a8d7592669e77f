import type { ReactNode } from 'react';
import { PanelBoundary } from '#shared/ui/PanelBoundary.tsx';
import { useLadderState } from './useLadder.ts';

interface LadderBoundaryProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** A panel about the ladder that may fail alone; it is tried again with the next change of the ladder. */
export function LadderBoundary(props: LadderBoundaryProps) {
  const slabs = useLadderState((draft) => draft.slabs);
  return <PanelBoundary {...props} of={slabs} />;
}
