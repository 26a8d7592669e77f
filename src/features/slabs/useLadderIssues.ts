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
  moq: number,
  slabs: readonly PriceSlab[],
  data: LadderData,
): { rows: readonly LadderRow[]; issues: readonly LadderIssue[] } {
  const { cost, charges, hasLtmCharge, seesCosts, isComplete } = data;
  const minGpPct = data.costs?.minGpPct ?? null;
  const context = useMemo(
    (): LadderContext => ({ moq, hasLtmCharge, minGpPct, cost, charges }),
    [moq, hasLtmCharge, minGpPct, cost, charges],
  );
  const rows = useMemo(() => ladderRows(slabs, context), [slabs, context]);
  const server = useServerIssues(place, slabs, !seesCosts);
  const issues = useMemo(() => {
    const knowsMargins = seesCosts && isComplete;
    const ours = ladderIssues(slabs, context).filter(
      ({ rule }) => knowsMargins || (rule !== 'R6' && rule !== 'R7'),
    );
    return [...ours, ...server];
  }, [slabs, context, server, seesCosts, isComplete]);
  return { rows, issues };
}
