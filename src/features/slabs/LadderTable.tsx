import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useMemo, useRef, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { gridStyles } from './gridStyles.ts';
import type { LadderColumn } from './ladderEditor.ts';
import { lowestAt } from './ladderMarket.ts';
import { decimalsOf } from './ladderNumbers.ts';
import { pastedBlock } from './ladderPaste.ts';
import { useLadderWork } from './ladderWork.ts';
import { LadderHead } from './LadderHead.tsx';
import { LadderRowView } from './LadderRowView.tsx';
import type { ShownIssue } from './shownIssues.ts';
import { focusCell, useGridKeys } from './useGridKeys.ts';
import { useLadder } from './useLadder.ts';

const noIssues: readonly ShownIssue[] = [];

interface LadderTableProps {
  issues: readonly ShownIssue[];
  /** A pasted block could not be read whole: the pieces that were left out. */
  onPasteRefused: (pieces: readonly string[]) => void;
}

/** The grid: one row a break, cells that are typed into and cells that follow. */
export function LadderTable({ issues, onPasteRefused }: LadderTableProps) {
  const { t } = useTranslation('slabs');
  const ladder = useLadder();
  const { state, dispatch, rounding } = useLadderWork();
  const { rows, market, seesCosts, canEdit, costs } = ladder;
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = useGridKeys(table, canEdit);
  const { slabs } = state.values;

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
        () => focusCell(table.current, row, 'quantity') || focusCell(table.current, row - 1, 'quantity'),
      );
    },
    [dispatch],
  );
  const onPaste = (event: ClipboardEvent<HTMLTableElement>): void => {
    const cell = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
    const [row, column] = cell?.split(' ') ?? [];
    const text = event.clipboardData.getData('text');
    if (!canEdit || row === undefined || (column !== 'quantity' && column !== 'price')) return;
    const pasted = pastedBlock(text, { row: Number(row), column }, ladder.slabs);
    if (!pasted) return;
    event.preventDefault();
    dispatch({ type: 'replace', slabs: pasted.slabs });
    onPasteRefused(pasted.refused);
  };

  const decimals = decimalsOf(rows.flatMap(({ cost, floorPrice }) => [cost, floorPrice]));
  const offerDecimals = decimalsOf(market.flatMap(({ breaks }) => breaks.map(({ unitPrice }) => unitPrice)));
  const offers = useMemo(() => rows.map(({ minQty }) => lowestAt(market, minQty)), [rows, market]);
  const ofRow = slabs.map((_, at) => issues.filter(({ row }) => row === at));
  return (
    <chakra.div position="relative" overflowX="auto">
      <chakra.table ref={table} css={gridStyles} onKeyDown={onKeyDown} onPaste={onPaste}>
        <chakra.caption srOnly>{t('grid.caption')}</chakra.caption>
        <LadderHead currency={ladder.currency} seesCosts={seesCosts} canEdit={canEdit} />
        <tbody>
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
              isLinked={state.values.link !== null}
              onType={onType}
              cost={ladder.cost}
              rounding={rounding}
              onLeave={onLeave}
              onRemove={onRemove}
            />
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
