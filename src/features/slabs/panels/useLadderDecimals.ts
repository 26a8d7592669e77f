import { gridDecimals } from '#features/slabs/editor/ladderNumbers.ts';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';

/** Decimals of what stands beside the grid (R27): those of the grid's amounts, and more where its own need more. */
export function useLadderDecimals(): typeof columnDecimals {
  const { judge } = useLadder();
  const judged = judge(useLadderState(({ slabs }) => slabs));
  const least = 'error' in judged ? 0 : gridDecimals(judged.rows, []);
  return (amounts) => Math.max(least, columnDecimals(amounts));
}
