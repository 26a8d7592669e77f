import { useCallback, useMemo, useRef } from 'react';
import type { LadderColumn } from './ladderEditor.ts';
import { lowestAt } from './ladderMarket.ts';
import { decimalsOf } from './ladderNumbers.ts';
import { LadderRowView } from './LadderRowView.tsx';
import { useLadderWork } from './ladderWork.ts';
import type { ShownIssue } from './shownIssues.ts';
import { focusCell } from './useGridKeys.ts';
import { useLadder } from './useLadder.ts';
import { useLadderState } from './useLadderState.ts';
import { useTypedLadder } from './useTypedLadder.ts';

const noIssues: readonly ShownIssue[] = [];

/** The rows of the grid: one a break, cells that are typed into and cells that follow. */
export function LadderBody() {
  const ladder = useLadder();
  const { dispatch, rounding } = useLadderWork();
  const { rows, shown } = useTypedLadder();
  const { slabs, link } = useLadderState(({ values }) => values);
  const { market, seesCosts, canEdit, costs } = ladder;
  const body = useRef<HTMLTableSectionElement>(null);

  // The functions of the rows stay the same, so that a key in one row renders that row.
  const onType = useCallback(
    (row: number, column: LadderColumn, text: string) => dispatch({ type: 'type', row, column, text }),
    [dispatch],
  );
  const onLeave = useCallback((row: number) => dispatch({ type: 'settle', row }), [dispatch]);
  const onRemove = useCallback(
    (row: number) => {
      dispatch({ type: 'remove', row });
      // The row that takes its place has the focus, or the one before: not the page.
      requestAnimationFrame(
        () => focusCell(body.current, row, 'quantity') || focusCell(body.current, row - 1, 'quantity'),
      );
    },
    [dispatch],
  );

  const decimals = decimalsOf(rows.flatMap(({ cost, floorPrice }) => [cost, floorPrice]));
  const offerDecimals = useMemo(
    () => decimalsOf(market.flatMap(({ breaks }) => breaks.map(({ unitPrice }) => unitPrice))),
    [market],
  );
  const offers = useMemo(() => rows.map(({ minQty }) => lowestAt(market, minQty)), [rows, market]);
  const ofRow = slabs.map((_, at) => shown.filter(({ row }) => row === at));
  return (
    <tbody ref={body}>
      {slabs.map((slab, at) => (
        <LadderRowView
          key={slab.id}
          at={at}
          slab={slab}
          row={rows[at]}
          issues={ofRow[at] ?? noIssues}
          lowest={offers[at] ?? null}
          decimals={decimals}
          offerDecimals={offerDecimals}
          seesCosts={seesCosts}
          target={costs?.targetGpPct ?? null}
          readOnly={!canEdit}
          isLinked={link !== null}
          onType={onType}
          cost={ladder.cost}
          rounding={rounding}
          onLeave={onLeave}
          onRemove={onRemove}
        />
      ))}
    </tbody>
  );
}
