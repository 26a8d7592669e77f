import type { KeyboardEvent, RefObject } from 'react';
import { pressedKeys } from '#shared/lib/shortcutKeys.ts';
import { isAtEdge, sheetKeyDown } from '#shared/sheet/sheetKeys.ts';
import { useLadder } from '#features/slabs/editor/useLadder.ts';

const columns: readonly string[] = ['quantity', 'price', 'code', 'gp', 'markup'];

/** Brings the focus to a cell; false: there is none. */
export function focusCell(grid: ParentNode | null, row: number, column: string): boolean {
  const cell = grid?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`);
  cell?.focus();
  return cell != null;
}

/** Where a box stands in the grid; null: it is no cell. */
export function placeOf(box: EventTarget | null): { row: number; column: string } | null {
  const cell = box instanceof HTMLInputElement ? box.dataset.cell : undefined;
  const [row, column = ''] = cell?.split(' ') ?? [];
  return row === undefined ? null : { row: Number(row), column };
}

function isWholeSelected(box: Element): boolean {
  return box instanceof HTMLInputElement && box.selectionStart === 0 && box.selectionEnd === box.value.length;
}

/** The keys of a spreadsheet. Ctrl+D writes the price of the break above, Ctrl+Home and Ctrl+End go to the ends. */
export function useGridKeys(grid: RefObject<HTMLElement | null>, canEdit: boolean) {
  const { store } = useLadder();
  const onSheetKey = sheetKeyDown({
    onHistory: (key, from) => {
      const place = placeOf(from);
      store.dispatch({ type: key });
      if (!place) return;
      // The row that had the focus may have gone with the step.
      requestAnimationFrame(() => {
        const last = store.getSnapshot().slabs.length - 1;
        if (!from.isConnected) focusCell(grid.current, Math.min(place.row, last), place.column);
      });
    },
    onEscape: (from) => {
      if (!placeOf(from) || store.getSnapshot().typing === null) return false;
      store.dispatch({ type: 'undo' });
      return true;
    },
    onMove: (from, move) => {
      const place = placeOf(from);
      if (!place || !(isAtEdge(from, move) || isWholeSelected(from))) return false;
      if (move.columns === 0) {
        focusCell(grid.current, place.row + move.rows, place.column);
        return true;
      }
      let at = columns.indexOf(place.column) + move.columns;
      // Columns that this person does not see are passed over.
      while (at in columns && !focusCell(grid.current, place.row, columns[at] ?? '')) at += move.columns;
      return at in columns;
    },
  });

  return (event: KeyboardEvent<HTMLElement>): void => {
    onSheetKey(event);
    const place = placeOf(event.target);
    const keys = pressedKeys(event);
    if (!place || event.nativeEvent.isComposing || !/^Mod\+(Home|End|d)$/.test(keys)) return;
    event.preventDefault();
    const { slabs } = store.getSnapshot().values;
    if (keys !== 'Mod+d') {
      focusCell(grid.current, keys === 'Mod+Home' ? 0 : slabs.length - 1, place.column);
      return;
    }
    const above = slabs[place.row - 1];
    if (!canEdit || !above) return;
    const { price: text, removed } = above;
    store.dispatch({ type: 'type', row: place.row, column: 'price', text, removed: removed?.price });
  };
}
