import { useMemo } from 'react';
import type { PriceSlab } from '#api/generated/types.gen.ts';
import { ladderIssues, type LadderIssue } from '#shared/pricing/ladderIssues.ts';
import { ladderRows, type LadderContext, type LadderRow } from '#shared/pricing/ladderRows.ts';
import type { LadderPlace } from './ladderPlace.ts';
import type { LadderData } from './useLadderData.ts';
import { useServerIssues } from './useServerIssues.ts';

/** What follows from the ladder as it is typed, and what the rules say of it. */
export function useLadderIssues(
  place: LadderPlace,
  slabs: readonly PriceSlab[],
  { seesCosts, isComplete }: LadderData,
  facts: LadderContext,
): { rows: readonly LadderRow[]; issues: readonly LadderIssue[] } {
  const rows = useMemo(() => ladderRows(slabs, facts), [slabs, facts]);
  const server = useServerIssues(place, slabs, !seesCosts);
  const issues = useMemo(() => {
    const knowsMargins = seesCosts && isComplete;
    const ours = ladderIssues(slabs, facts).filter(
      ({ rule }) => knowsMargins || (rule !== 'R6' && rule !== 'R7'),
    );
    return [...ours, ...server];
  }, [slabs, facts, server, seesCosts, isComplete]);
  return { rows, issues };
}
