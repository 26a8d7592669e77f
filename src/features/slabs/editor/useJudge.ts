import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceSlab } from '#api/generated/types.gen.ts';
import { ladderIssues } from '#entities/pricing/ladderIssues.ts';
import { ladderRows, type LadderContext } from '#entities/pricing/ladderRows.ts';
import { shownIssues } from '#features/slabs/grid/shownIssues.ts';
import type { RefusedRule } from '#features/slabs/save/ladderProblems.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { Judgement, Ladder } from './useLadder.ts';
import type { LadderData } from './useLadderData.ts';

/** What follows from slabs, and what the rules say of them: those about costs to who may see costs. */
export function useJudge(
  { seesCosts, isComplete }: LadderData,
  facts: LadderContext,
  refused: readonly RefusedRule[],
): Ladder['judge'] {
  const { t } = useTranslation('slabs');
  const format = useFormat();
  return useMemo(() => {
    const knowsMargins = seesCosts && isComplete;
    return onceForEach((slabs) =>
      attempt(() => {
        const issues = ladderIssues(slabs, facts).filter(
          ({ rule }) => knowsMargins || (rule !== 'L6' && rule !== 'L7'),
        );
        const shown = shownIssues(issues, refused, facts.moq, t, format);
        return { rows: ladderRows(slabs, facts), issues, shown };
      }),
    );
  }, [facts, seesCosts, isComplete, refused, t, format]);
}

/** The grid, its list of checks and the panels beside it ask about the same slabs one after the other. */
function onceForEach(judge: Ladder['judge']): Ladder['judge'] {
  const known = new WeakMap<readonly PriceSlab[], Judgement>();
  return (slabs) => {
    const judged = known.get(slabs) ?? judge(slabs);
    known.set(slabs, judged);
    return judged;
  };
}

/** Above the panels an error would take the whole page; it is handed to the panel that shows the result. */
function attempt<Result>(task: () => Result): Result | { readonly error: unknown } {
  try {
    return task();
  } catch (error) {
    return { error };
  }
}
