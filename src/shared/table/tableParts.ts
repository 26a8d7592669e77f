import type { ReactNode } from 'react';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import type { Column } from './Column.ts';

/** A cell with what its row needs of the column, and its content. */
export interface RenderedCell {
  id: string;
  isKey: boolean;
  align: 'start' | 'end' | 'center';
  content: ReactNode;
}

/**
 * Makes the cells of a row, once for as long as the row is the same object: a refetched list has unchanged rows as the same
 * objects, and those are not rendered again.
 */
export function createCellRenderer<T extends object>(
  columns: readonly Column<T>[],
): (row: T) => readonly RenderedCell[] {
  const painted = new WeakMap<T, readonly RenderedCell[]>();
  return (row) => {
    const known = painted.get(row);
    if (known) return known;
    const cells = columns.map(({ id, isKey = false, align = 'start', cell }) => ({
      id,
      isKey,
      align,
      content: renderCell(cell, row),
    }));
    painted.set(row, cells);
    return cells;
  };
}

/** An empty cell is a dash, and a field missing in one row breaks no other row. */
function renderCell<T>(cell: Column<T>['cell'], row: T): ReactNode {
  try {
    return cell(row) ?? NO_VALUE;
  } catch (error) {
    reportError(error);
    return NO_VALUE;
  }
}

const CONTROL_WIDTH = '2.5rem';
const COLUMN_WIDTH = '8rem';

/**
 * Widths of the columns of a table; of what sticks at its start; and of it whole: all of them side by side, never less
 * than there is room. What is left over goes to the column that grows, and so does `--slack` ({@link extraWidth}). The key
 * column leaves more than half of a narrow screen to the others.
 */
export function tableWidths(
  columns: readonly Pick<Column<never>, 'width' | 'isKey' | 'grows'>[],
  { ticks, actions }: { ticks: boolean; actions: boolean },
): { columns: (string | undefined)[]; style: { width: string; '--stuck': string } } {
  const widthOf = ({ width = COLUMN_WIDTH, isKey }: Pick<Column<never>, 'width' | 'isKey'>) =>
    isKey ? `min(${width}, 45vw)` : width;
  const key = columns.find(({ isKey }) => isKey);
  const wide = columns.map(widthOf);
  const around = <T>(middle: readonly T[]) => [
    ...(ticks ? [CONTROL_WIDTH] : []),
    ...middle,
    ...(actions ? [CONTROL_WIDTH] : []),
  ];
  const widths = around(wide);
  const stuck = [ticks ? CONTROL_WIDTH : '0rem', key ? widthOf(key) : '0rem'];
  return {
    columns: around(columns.map((column, at) => (column.grows ? undefined : wide[at]))),
    style: {
      width: `max(100%, ${[...widths, 'var(--slack, 0px)'].join(' + ')})`,
      '--stuck': `calc(${[...stuck, ...(key?.grows ? ['var(--slack, 0px)'] : [])].join(' + ')})`,
    },
  };
}

/**
 * By how much the column that grows is widened in a table that scrolls, so that the last visible column ends at the edge:
 * a number that is cut in half cannot be recognised as cut.
 *
 * @param widths of the columns before what sticks at the end, in px
 * @param grows place of the column that grows; -1: none does
 * @param room between the start and what sticks at the end, in px
 */
export function extraWidth(widths: readonly number[], grows: number, room: number): number {
  let edge = 0;
  let slack = 0;
  for (const [at, width] of widths.entries()) {
    edge += width;
    if (edge > room) return slack;
    if (grows >= 0 && at >= grows) slack = room - edge;
  }
  return 0;
}
