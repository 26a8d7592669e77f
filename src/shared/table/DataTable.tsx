import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import {
  Fragment,
  lazy,
  Suspense,
  useId,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import '#shared/i18n/listsTexts.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import type { Column } from './Column.ts';
import type { Density } from './listLook.ts';
import type { RowAction } from './RowAction.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { Sort } from './sortRules.ts';
import { TableHead } from './TableHead.tsx';
import { cellPainter, tableWidths } from './tableParts.ts';
import { TableRow } from './TableRow.tsx';
import { tableStyles } from './tableStyles.ts';
import { useRowKeys, type RowKey } from './useRowKeys.ts';
import type { Selection } from './useSelection.ts';

const RowMenu = lazy(() => import('./RowMenu.tsx').then((part) => ({ default: part.RowMenu })));

export interface DataTableProps<T extends object, SortKey extends string = string> {
  /** What the table lists; its name for screen readers. */
  label: string;
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
  /** What Enter and the name of a row do. */
  onOpen?: (row: T) => void;
  expand?: {
    isOpen: (row: T) => boolean;
    toggle: (row: T) => void;
    render: (row: T) => ReactNode;
    /** Rows without parts have no button. */
    has?: (row: T) => boolean;
  };
  /** The list has nothing at all: what it is for, and the first step. */
  empty: ReactNode;
  /** Nothing matches the filters: the way back. */
  noMatch: ReactNode;
  isFiltered: boolean;
  /** Rows that match; undefined while that is not known. */
  total: number | undefined;
  /** Rows of the skeleton: the size of a page. */
  waitingRows?: number;
  /** False for a table within another one. */
  shortcuts?: boolean;
  /** Further keys for the current row: `e`, `s`. */
  rowKeys?: readonly RowKey<T>[];
}

/**
 * A list: header and key column stay in sight, rows are plain cells that are rendered again only when they change.
 * Loading, error, empty and refetching are its own (R18).
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
  rowKeys = [],
}: DataTableProps<T, SortKey>) {
  const { t } = useTranslation('lists');
  const tableId = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const [menuOf, setMenuOf] = useState<string | null>(null);
  const paint = useMemo(() => cellPainter(columns), [columns]);
  const ids = rows?.map(rowId) ?? [];
  const rowAt = (id: string | undefined) => rows?.find((row) => rowId(row) === id);
  const { current, setCurrent } = useRowKeys({
    enabled: shortcuts,
    body,
    ids,
    rowAt,
    selection,
    onOpen,
    rowKeys,
  });

  if (rows === undefined && error) return <ErrorState error={error} onRetry={onRetry} />;
  if (rows?.length === 0 && !isFiltered && (total ?? 0) === 0) return empty;

  const widths = tableWidths(columns, { ticks: selection !== undefined, actions: rowActions !== undefined });
  const ticked = ids.filter((id) => selection?.isSelected(id)).length;
  const menuRow = rowAt(menuOf ?? undefined);

  function press(event: MouseEvent<HTMLElement>): void {
    const { target } = event;
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    const line = control?.closest<HTMLElement>('[data-row]');
    const row = line?.parentElement === event.currentTarget ? rowAt(line.dataset.row) : undefined;
    if (row === undefined) return;
    const id = rowId(row);
    switch (control?.dataset.act) {
      case 'tick':
        if (event.shiftKey) selection?.toggleRange(id);
        else selection?.toggle(id);
        break;
      case 'expand':
        expand?.toggle(row);
        break;
      case 'open':
        onOpen?.(row);
        break;
      case 'menu':
        setMenuOf(id === menuOf ? null : id);
    }
  }

  return (
    <chakra.div position="relative" minW="0">
      {rows === undefined && <VisuallyHidden role="status">{t('table.loading')}</VisuallyHidden>}
      <chakra.div
        overflow="auto"
        maxH="max(24rem, calc(100dvh - 12rem))"
        isolation="isolate"
        borderWidth="1px"
        borderColor="border"
        rounded="l3"
        bg="bg.panel"
      >
        <chakra.table
          css={tableStyles}
          aria-label={label}
          aria-busy={busy}
          data-density={density}
          style={{ width: widths.table }}
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
            hasActions={rowActions !== undefined}
          />
          {rows === undefined ? (
            <SkeletonRows rows={waitingRows} columns={widths.columns.length} />
          ) : (
            <tbody
              ref={body}
              onClick={press}
              onFocus={({ target, currentTarget }) => {
                const line = target.closest<HTMLElement>('[data-row]');
                if (line?.parentElement === currentTarget) setCurrent(line.dataset.row ?? null);
              }}
            >
              {rows.map((row) => {
                const id = rowId(row);
                const isOpen = expand && (expand.has?.(row) ?? true) ? expand.isOpen(row) : null;
                return (
                  <Fragment key={id}>
                    <TableRow
                      id={id}
                      name={rowName(row)}
                      cells={paint(row)}
                      isTicked={selection ? selection.isSelected(id) : null}
                      isCurrent={id === current}
                      isOpen={isOpen}
                      canOpen={onOpen !== undefined}
                      menuId={rowActions ? `${tableId}${id}` : null}
                    />
                    {isOpen && (
                      <tr data-part>
                        <td colSpan={widths.columns.length}>{expand?.render(row)}</td>
                      </tr>
                    )}
                  </Fragment>
                );
              })}
            </tbody>
          )}
        </chakra.table>
      </chakra.div>
      {rows?.length === 0 && noMatch}
      {rowActions && menuRow && (
        <Suspense>
          <RowMenu
            buttonId={`${tableId}${menuOf ?? ''}`}
            actions={rowActions(menuRow)}
            onClose={() => setMenuOf(null)}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}
