import type { KeyboardEvent } from 'react';
import { pressedKeys } from '#shared/lib/shortcutKeys.ts';

/** How far a key leads from a cell. */
export interface CellMove {
  readonly rows: number;
  readonly columns: number;
}

/** The history is that of the sheet, and not of a cell: a pasted block is one step. */
export type HistoryKey = 'undo' | 'redo';

const moves: ReadonlyMap<string, CellMove> = new Map([
  ['ArrowUp', { rows: -1, columns: 0 }],
  ['ArrowDown', { rows: 1, columns: 0 }],
  ['ArrowLeft', { rows: 0, columns: -1 }],
  ['ArrowRight', { rows: 0, columns: 1 }],
  ['Enter', { rows: 1, columns: 0 }],
  ['Shift+Enter', { rows: -1, columns: 0 }],
]);

const historyKeys: ReadonlyMap<string, HistoryKey> = new Map<string, HistoryKey>([
  ['Mod+z', 'undo'],
  ['Mod+y', 'redo'],
  ['Mod+Shift+z', 'redo'],
]);

/** What a key means in a sheet, by the name that `pressedKeys` gives it; null: nothing. */
export function sheetKey(keys: string): CellMove | HistoryKey | 'escape' | null {
  return keys === 'Escape' ? 'escape' : (historyKeys.get(keys) ?? moves.get(keys) ?? null);
}

/** Whether the caret stands where a move to the side leads out of the box; a box without a caret is always left. */
export function isAtEdge(box: Element, { columns }: CellMove): boolean {
  if (!(box instanceof HTMLInputElement) || columns === 0) return true;
  const { selectionStart, selectionEnd, value } = box;
  return selectionStart === selectionEnd && selectionStart === (columns < 0 ? 0 : value.length);
}

interface SheetActions {
  onHistory: (key: HistoryKey, from: Element) => void;
  /** Takes back what is being typed into a cell; false: nothing is, and the key is somebody else's. */
  onEscape: (from: Element) => boolean;
  /** Goes to another cell; false: the key is the box's own. */
  onMove: (from: Element, move: CellMove) => boolean;
}

/** Handles the keys of a spreadsheet: from cell to cell, undo and redo, and Escape. Other keys go their way. */
export function sheetKeyDown({ onHistory, onEscape, onMove }: SheetActions) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, nativeEvent } = event;
    const key = sheetKey(pressedKeys(event));
    if (key === null || nativeEvent.isComposing || !(target instanceof Element)) return;
    if (key === 'undo' || key === 'redo') {
      // Left to itself the browser takes back letters of the cell that was typed into last.
      event.preventDefault();
      onHistory(key, target);
    } else if (!event.defaultPrevented && (key === 'escape' ? onEscape(target) : onMove(target, key))) {
      event.preventDefault();
    }
  };
}
