import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { LadderContext } from '#shared/pricing/ladderRows.ts';
import { isChanged, slabsOf } from './ladderEditor.ts';
import type { LadderPlace } from './ladderPlace.ts';
import type { RefusedRule } from './ladderProblems.ts';
import type { LadderStore } from './ladderStore.ts';
import { shownIssues } from './shownIssues.ts';
import type { LadderData } from './useLadderData.ts';
import { useLadderIssues } from './useLadderIssues.ts';
import { TypedLadderContext } from './useTypedLadder.ts';

interface TypedLadderProviderProps {
  place: LadderPlace;
  store: LadderStore;
  data: LadderData;
  facts: LadderContext;
  refused: readonly RefusedRule[];
  children: ReactNode;
}

/** Recalculates with every key. The page around it is not rendered again: its pieces come as children. */
export function TypedLadderProvider({
  place,
  store,
  data,
  facts,
  refused,
  children,
}: TypedLadderProviderProps) {
  const { t } = useTranslation('slabs');
  const format = useFormat();
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const { values } = state;
  const isDirty = useMemo(() => isChanged(state), [state]);
  const slabs = useMemo(() => slabsOf(values), [values]);
  const { rows, issues } = useLadderIssues(place, slabs, data, facts);
  const typed = useMemo(
    () => ({ slabs, rows, issues, shown: shownIssues(issues, refused, facts.moq, t, format), isDirty }),
    [slabs, rows, issues, refused, facts.moq, t, format, isDirty],
  );
  return <TypedLadderContext value={typed}>{children}</TypedLadderContext>;
}
