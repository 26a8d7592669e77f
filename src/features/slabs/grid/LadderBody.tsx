import { useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceBasis } from '#entities/market/comparison.ts';
import { ladderDiff } from '#features/slabs/publish/ladderDiff.ts';
import type { LadderColumn } from '#features/slabs/editor/ladderEditor.ts';
import { lowestAt } from './ladderMarket.ts';
import { gridDecimals } from '#features/slabs/editor/ladderNumbers.ts';
import { LadderRowView } from './LadderRowView.tsx';
import { useJudgedLadder, useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { priceMarks } from './priceMarks.ts';
import type { ShownIssue } from './shownIssues.ts';
import { focusCell } from './useGridKeys.ts';

const noIssues: readonly ShownIssue[] = [];

/** The rows of the grid: one a break, cells that are typed into and cells that follow. */
export function LadderBody({ basis }: { basis: PriceBasis }) {
  const { t } = useTranslation('common');
  const { t: tSlabs } = useTranslation('slabs');
  const ladder = useLadder();
  const { dispatch } = ladder.store;
  const { rows, shown } = useJudgedLadder();
  const { slabs, link } = useLadderState(({ values }) => values);
  const { market, noRate, seesCosts, canEdit, costs, rounding } = ladder;
  const body = useRef<HTMLTableSectionElement>(null);

  // The functions of the rows stay the same, so that a key in one row renders that row.
  const onType = useCallback(
    (row: number, column: LadderColumn, text: string, removed?: readonly string[]) =>
      dispatch({ type: 'type', row, column, text, removed }),
    [dispatch],
  );
  const onLeave = useCallback((row: number) => dispatch({ type: 'leave', row }), [dispatch]);
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

  const offers = useMemo(
    () =>
      rows.map(({ minQty, unitPrice, allInUnit }) =>
        lowestAt(market, minQty, basis, { unit: unitPrice, allIn: allInUnit }),
      ),
    [rows, market, basis],
  );
  const fixedReason =
    ladder.readOnlyReason ?? (link ? tSlabs('linked.reason', { currency: link.currency }) : undefined);
  const decimals = useMemo(() => gridDecimals(rows, offers), [rows, offers]);
  const isPast = ladder.set?.state === 'retired';
  const before = isPast ? undefined : ladder.live?.slabs;
  const marks = priceMarks(ladderDiff(before ?? [], rows, ladder.cost), ladder.cost);
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
          marks={marks.filter(({ minQty }) => minQty === rows[at]?.minQty)}
          lowest={offers[at] ?? null}
          noRate={noRate.market.length > 0 ? t('noRate', { currency: noRate.market.join(', ') }) : null}
          decimals={decimals}
          seesCosts={seesCosts}
          target={costs?.targetGpPct ?? null}
          readOnly={!canEdit}
          isLinked={link !== null}
          onType={onType}
          cost={ladder.cost}
          rounding={rounding}
          onLeave={onLeave}
          onRemove={onRemove}
          fixedReason={fixedReason}
        />
      ))}
    </tbody>
  );
}
