import type { CellMove } from '#shared/sheet/sheetKeys.ts';
import { gridFields, type GridField } from './gridRules.ts';

/** The box that a move leads to from another; null: there is none. */
export function boxAfter(box: Element, { rows, columns }: CellMove): HTMLElement | null {
  const cell = box.closest('td');
  const line = cell?.closest('tr');
  const table = line?.closest('table');
  if (!cell || !line || !table) return null;
  const next = table.rows[line.rowIndex + rows]?.cells[cell.cellIndex + columns];
  return next?.querySelector<HTMLElement>('input, select') ?? null;
}

/** The cell that a box is in; null: none. */
export function cellAround(box: Element | null): { id: string; field: GridField } | null {
  const { id, field: name } = box?.closest('td')?.dataset ?? {};
  const field = gridFields.find((each) => each === name);
  return id === undefined || field === undefined ? null : { id, field };
}

/** The box of a cell. */
export function boxOf(table: HTMLElement | null, id: string, field: string): HTMLElement | null {
  const cells = table?.querySelectorAll<HTMLElement>(`td[data-field="${field}"]`) ?? [];
  const cell = [...cells].find(({ dataset }) => dataset.id === id);
  return cell?.querySelector<HTMLElement>('input, select') ?? null;
}
