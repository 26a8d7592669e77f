import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceSlab } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ladderIssues } from '#entities/pricing/ladderIssues.ts';
import { ladderRows, type LadderContext } from '#entities/pricing/ladderRows.ts';
import type { RefusedRule } from '#features/slabs/save/ladderProblems.ts';
import { shownIssues } from '#features/slabs/grid/shownIssues.ts';
import type { LadderData } from './useLadderData.ts';
import type { DraftLadder } from './useDraftLadder.ts';

/** What follows from the ladder as it is typed, and what the rules say of it: those about costs to who may see costs. */
export function useLadderIssues(
  slabs: readonly PriceSlab[],
  { seesCosts, isComplete }: LadderData,
  facts: LadderContext,
  refused: readonly RefusedRule[],
): DraftLadder['judged'] {
  const { t } = useTranslation('slabs');
  const format = useFormat();
  const found = useMemo(
    () => attempt(() => ({ rows: ladderRows(slabs, facts), ours: ladderIssues(slabs, facts) })),
    [slabs, facts],
  );
  return useMemo(() => {
    if ('error' in found) return found;
    const { rows, ours } = found;
    const knowsMargins = seesCosts && isComplete;
    const issues = ours.filter(({ rule }) => knowsMargins || (rule !== 'L6' && rule !== 'L7'));
    return attempt(() => ({ rows, issues, shown: shownIssues(issues, refused, facts.moq, t, format) }));
  }, [found, seesCosts, isComplete, refused, facts.moq, t, format]);
}

/** Above the panels an error would take the whole page; it is handed to the panel that shows the result. */
function attempt<Result>(task: () => Result): Result | { readonly error: unknown } {
  try {
    return task();
  } catch (error) {
    return { error };
  }
}
