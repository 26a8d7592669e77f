import { Suspense, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import type { Density } from './listSettings.ts';
import { whenIdle } from '#shared/lib/whenIdle.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import type { Column } from './Column.ts';
import type { RowAction } from './RowAction.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { Sort } from './sortRules.ts';
import { TableBody, type RowDetails } from './TableBody.tsx';
import { TableStyles } from './TableStyles.tsx';
import { TableHead } from './TableHead.tsx';
import { createCellRenderer, tableWidths } from './tableParts.ts';
import { tableState } from './tableState.ts';
import { TableStatus } from './TableStatus.tsx';
import { useRowKeys, type RowKey } from './useRowKeys.ts';
import type { Selection } from './useSelection.ts';

const fetchMenu = async () => (await import('./ActionMenu.tsx')).ActionMenu;
const ActionMenu = lazyPart('action-menu', fetchMenu);

interface DataTableProps<T extends object, SortKey extends string> {
  /** What the table lists; its name for screen readers. */
  label: string;
  /** Those on screen, from `useVisibleColumns` or memoised: new ones paint every row anew. */
  columns: readonly Column<T, SortKey>[];
  /** Undefined until the first page is there. */
  rows: readonly T[] | undefined;
  rowId: (row: T) => string;
  /** What a person calls the row: in the names of its checkbox and its menu. */
  rowName: (row: T) => string;
  sort?: Sort<SortKey>;
  onSort?: (key: SortKey) => void;
  error: unknown;
  onRetry: () => unknown;
  /** The rows are read again, or are those of the page before. */
  busy?: boolean;
  selection?: Selection;
  density?: Density;
  rowActions?: (row: T) => readonly RowAction[];
  /** What Enter and the key cell of a row do. */
  onOpen?: (row: T) => void;
  expand?: RowDetails<T>;
  /** The list has nothing at all: what it is for, and the first step. */
  empty: ReactNode;
  /** Nothing matches the filters: the way back. */
  noMatch: ReactNode;
  isFiltered: boolean;
  /** Rows that match; undefined while that is not known. */
  total: number | undefined;
  /** Rows of the skeleton: the size of a page. */
  waitingRows?: number;
  /** False for a table within another one, and for a second one on a screen. */
  shortcuts?: boolean;
  /** Id of the row that somebody came for: it is the current one, in sight and focused, as soon as it is there. */
  shownRow?: string | null;
  /** Further keys for the current row: `e`, `s`. */
  rowKeys?: readonly RowKey<T>[];
}

/**
 * A list: its header and key column stay in sight, its rows are plain cells that are rendered again only when they
 * change. Waiting, error, empty and reading again are its own (R18).
 */
export function DataTable<T extends object, SortKey extends string = string>({
  label,
  columns,
  rows,
  rowId,
  rowName,
  sort,
  onSort,
  error,
  onRetry,
  busy = false,
  selection,
  density = 'normal',
  rowActions,
  onOpen,
  expand,
  empty,
  noMatch,
  isFiltered,
  total,
  waitingRows = 15,
  shortcuts = true,
  shownRow = null,
  rowKeys = noKeys,
}: DataTableProps<T, SortKey>) {
  const { t } = useTranslation('lists');
  const tableId = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const paint = useMemo(() => createCellRenderer(columns), [columns]);
  const ids = rows?.map(rowId) ?? noIds;
  const rowAt = (id: string | null) => rows?.find((row) => rowId(row) === id);
  const { current, setCurrent } = useRowKeys({
    enabled: shortcuts,
    body,
    ids,
    rowAt,
    selection,
    onOpen,
    rowKeys,
    shownRow,
  });
  const hasActions = rowActions !== undefined;
  useEffect(() => (hasActions ? whenIdle(() => void fetchMenu().catch(nothing)) : undefined), [hasActions]);

  const state = tableState({ rows, error, isFiltered, total });
  if (state === 'error') return <ErrorState error={error} onRetry={onRetry} />;
  if (state === 'empty') return empty;

  const widths = tableWidths(columns, { ticks: selection !== undefined, actions: hasActions });
  const ticked = selection ? ids.filter((id) => selection.isSelected(id)).length : 0;
  const menuRow = rowAt(menuOf);
  const menuId = (id: string) => `${tableId}${id}`;
  return (
    <TableStyles
      label={label}
      busy={busy}
      waiting={state === 'waiting'}
      density={density}
      lead={selection !== undefined}
      width={widths.style.width}
      stuck={widths.style['--stuck']}
      before={<TableStatus waiting={state === 'waiting'} count={selection?.count ?? 0} />}
      after={
        <>
          {state === 'noMatch' && noMatch}
          {rowActions && menuOf !== null && menuRow && (
            <Suspense>
              <ActionMenu
                key={menuOf}
                buttonId={menuId(menuOf)}
                actions={rowActions(menuRow)}
                onClose={() => setMenuOf(null)}
              />
            </Suspense>
          )}
        </>
      }
    >
      <colgroup>
        {widths.columns.map((width, at) => (
          <col key={at} style={{ width }} />
        ))}
      </colgroup>
      <TableHead
        columns={columns}
        sort={sort}
        onSort={onSort}
        ticks={selection && (ticked === 0 ? 'none' : ticked === ids.length ? 'all' : 'some')}
        onTicks={selection?.togglePage}
        hasActions={hasActions}
      />
      {state === 'rows' && rows && (
        <TableBody
          ref={body}
          t={t}
          rows={rows}
          rowId={rowId}
          rowName={rowName}
          paint={paint}
          width={widths.columns.length}
          current={current}
          onCurrent={setCurrent}
          selection={selection}
          expand={expand}
          onOpen={onOpen}
          menuId={hasActions ? menuId : undefined}
          onMenu={(row) => setMenuOf((before) => (before === rowId(row) ? null : rowId(row)))}
        />
      )}
      {state === 'waiting' && <SkeletonRows rows={waitingRows} columns={widths.columns.length} />}
    </TableStyles>
  );
}

const noIds: readonly string[] = [];
const noKeys: readonly never[] = [];

/** Ahead of its use a failure is nobody's news; a press tries again. */
function nothing(): void {
  return undefined;
}
