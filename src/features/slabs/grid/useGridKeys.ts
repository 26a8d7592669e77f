import type { KeyboardEvent, RefObject } from 'react';
import { pressedKeys } from '#shared/lib/shortcutKeys.ts';
import { useLadder } from '#features/slabs/editor/useLadder.ts';

type CellColumn = 'quantity' | 'price' | 'code' | 'gp' | 'markup';
const columns: readonly CellColumn[] = ['quantity', 'price', 'code', 'gp', 'markup'];

/** Brings the focus to a cell; false: there is none. */
export function focusCell(grid: ParentNode | null, row: number, column: string): boolean {
  const cell = grid?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`);
  cell?.focus();
  return cell != null;
}

/** Undo and redo by their keys; null: another key. */
function stepOf(keys: string | null): 'undo' | 'redo' | null {
  if (keys === 'Mod+z') return 'undo';
  return keys === 'Mod+y' || keys === 'Mod+Shift+z' ? 'redo' : null;
}

/**
 * The keys of a spreadsheet: arrows and Enter go from cell to cell, Escape takes back what was typed into the cell,
 * Ctrl+Z what was done last, Ctrl+D writes the price of the break above.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, canEdit: boolean) {
  const { store } = useLadder();
  const { dispatch } = store;

  return (event: KeyboardEvent<HTMLElement>): void => {
    const input = event.target;
    // Left to itself the browser takes back letters of the cell that was typed into last.
    if (input instanceof HTMLButtonElement) {
      const step = stepOf(pressedKeys(event));
      if (step === null) return;
      event.preventDefault();
      dispatch({ type: step });
      return;
    }
    if (!(input instanceof HTMLInputElement) || !input.dataset.cell || event.nativeEvent.isComposing) return;
    const [place = '', column = ''] = input.dataset.cell.split(' ');
    const row = Number(place);
    const go = (to: number, side = 0): boolean => {
      let at = columns.findIndex((each) => each === column) + side;
      // Columns that this person does not see are passed over.
      while (side !== 0 && at in columns && !focusCell(grid.current, to, columns[at] ?? '')) at += side;
      return side === 0 ? focusCell(grid.current, to, column) : at in columns;
    };
    // The row that had the focus may have gone with the step.
    const keepFocus = (): void => {
      requestAnimationFrame(() => {
        const last = store.getSnapshot().values.slabs.length - 1;
        if (!input.isConnected) focusCell(grid.current, Math.min(row, last), column);
      });
    };
    const done = act();
    if (done) event.preventDefault();

    function act(): boolean {
      if (!(input instanceof HTMLInputElement)) return false;
      const { selectionStart, selectionEnd, value } = input;
      const { values, typing } = store.getSnapshot();
      const all = selectionStart === 0 && selectionEnd === value.length;
      switch (pressedKeys(event)) {
        case 'ArrowUp':
        case 'Shift+Enter':
          go(row - 1);
          return true;
        case 'ArrowDown':
        case 'Enter':
          go(row + 1);
          return true;
        case 'ArrowLeft':
          return (all || selectionEnd === 0) && go(row, -1);
        case 'ArrowRight':
          return (all || selectionStart === value.length) && go(row, 1);
        case 'Mod+Home':
          return focusCell(grid.current, 0, column);
        case 'Mod+End':
          return focusCell(grid.current, values.slabs.length - 1, column);
        case 'Escape':
          if (typing === null) return false;
          dispatch({ type: 'undo' });
          return true;
        case 'Mod+z':
          dispatch({ type: 'undo' });
          keepFocus();
          return true;
        case 'Mod+y':
        case 'Mod+Shift+z':
          dispatch({ type: 'redo' });
          keepFocus();
          return true;
        case 'Mod+d': {
          const above = values.slabs[row - 1];
          const removed = above?.removed?.price;
          if (canEdit && above) dispatch({ type: 'type', row, column: 'price', text: above.price, removed });
          return true;
        }
        default:
          return false;
      }
    }
  };
}
