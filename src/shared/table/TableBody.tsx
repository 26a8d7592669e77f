import type { TFunction } from 'i18next';
import { type DOMAttributes, type MouseEvent, type ReactNode, type RefObject } from 'react';
import type { RenderedCell } from './tableParts.ts';
import { TableRow } from './TableRow.tsx';
import type { Selection } from './useSelection.ts';

/** Details of a row, such as the SKUs of a product, on a line of their own below it. */
export interface RowDetails<T> {
  isOpen: (row: T) => boolean;
  toggle: (row: T) => void;
  render: (row: T) => ReactNode;
  /** Whether a row has details, and so a button; without this function all have. */
  has?: (row: T) => boolean;
}

interface TableBodyProps<T> {
  t: TFunction<'lists'>;
  ref: RefObject<HTMLTableSectionElement | null>;
  rows: readonly T[];
  rowId: (row: T) => string;
  rowName: (row: T) => string;
  paint: (row: T) => readonly RenderedCell[];
  width: number;
  current: string | null;
  onCurrent: (id: string) => void;
  selection: Selection | undefined;
  expand: RowDetails<T> | undefined;
  onOpen: ((row: T) => void) | undefined;
  /** Id of the button of a row's menu; undefined: rows have none. */
  menuId: ((id: string) => string) | undefined;
  onMenu: (row: T) => void;
}

/**
 * A11: what the keyboard comes to is not left below the columns that stick. The browser leaves a control where it is that is
 * within the frame.
 */
function scrollControlIntoView(control: Element): void {
  const isInCell = control.matches(':focus-visible') && control.closest('td:not([data-act], [data-end])');
  if (isInCell) control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The rows, with one listener for all of them. */
export function TableBody<T>({
  t,
  ref,
  rows,
  rowId,
  rowName,
  paint,
  width,
  current,
  onCurrent,
  selection,
  expand,
  onOpen,
  menuId,
  onMenu,
}: TableBodyProps<T>) {
  function press({ target, currentTarget, shiftKey }: MouseEvent<HTMLElement>): void {
    const control = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    const id = rowIdAround(control, currentTarget);
    const row = id === undefined ? undefined : rows.find((each) => rowId(each) === id);
    if (id === undefined || row === undefined) return;
    switch (control?.dataset.act) {
      case 'tick':
        if (shiftKey) selection?.toggleRange(id);
        else selection?.toggle(id);
        break;
      case 'expand':
        expand?.toggle(row);
        break;
      case 'open':
        onOpen?.(row);
        break;
      case 'menu':
        onMenu(row);
    }
  }
  // Buttons, links and checkboxes inside have the keyboard; one listener each replaces those of a hundred rows.
  const listeners: DOMAttributes<HTMLElement> = {
    onClick: press,
    onMouseDown: (event) => {
      // Shift and a press select text in between, unless it is a range of rows that is meant.
      const isTick = event.target instanceof Element && event.target.closest('[data-act=tick]');
      if (event.shiftKey && isTick) event.preventDefault();
    },
    onFocus: ({ target, currentTarget }) => {
      const id = rowIdAround(target, currentTarget);
      if (id !== undefined) onCurrent(id);
      scrollControlIntoView(target);
    },
  };
  return (
    <tbody ref={ref} {...listeners}>
      {rows.flatMap((row) => {
        const id = rowId(row);
        const parts = expand ? getDetailsState(expand, row) : null;
        const line = (
          <TableRow
            key={id}
            t={t}
            id={id}
            name={rowName(row)}
            cells={paint(row)}
            isTicked={selection ? selection.isSelected(id) : null}
            isCurrent={id === current}
            parts={parts}
            canOpen={onOpen !== undefined}
            menuId={menuId ? menuId(id) : null}
          />
        );
        if (parts !== 'open') return line;
        return [
          line,
          <tr key={`${id} parts`} data-part>
            <td colSpan={width}>{expand?.render(row)}</td>
          </tr>,
        ];
      })}
    </tbody>
  );
}

function getDetailsState<T>({ has, isOpen }: RowDetails<T>, row: T): 'open' | 'closed' | 'none' {
  if (has && !has(row)) return 'none';
  return isOpen(row) ? 'open' : 'closed';
}

/** The row of this table that something stands in; a table within a row has rows of its own. */
function rowIdAround(inner: Element | null, body: Element): string | undefined {
  const line = inner?.closest<HTMLElement>('[data-row]');
  return line?.parentElement === body ? line.dataset.row : undefined;
}
