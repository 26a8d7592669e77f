import { useEffect, useEffectEvent, useState, type Dispatch, type RefObject } from 'react';
import { readBlock } from '#shared/lib/readBlock.ts';
import { layBlock } from '#shared/sheet/layBlock.ts';
import { cellAround } from './gridMoves.ts';
import { pastedText, type GridWords } from './gridPaste.ts';
import { gridFields } from './gridRules.ts';
import type { GridAction, GridState } from './gridState.ts';

/**
 * Lays a block of a sheet over the cells, from the one with the focus. Heard at the document: not every browser
 * tells a list of choices that has the focus of a paste.
 *
 * @returns rows and columns of the latest block that had no place
 */
export function useBlockPaste(
  table: RefObject<HTMLTableElement | null>,
  { products }: GridState,
  dispatch: Dispatch<GridAction>,
  words: GridWords,
): { rows: number; columns: number } {
  const [beyond, setBeyond] = useState({ rows: 0, columns: 0 });
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const box = document.activeElement;
    const cell = table.current?.contains(box) ? cellAround(box) : null;
    if (!cell) return;
    const { id, field } = cell;
    const block = readBlock(event.clipboardData?.getData('text/plain') ?? '');
    // One value into a box of text is the box's own.
    if (box instanceof HTMLInputElement && block.length === 1 && block[0]?.length === 1) {
      const [[word = ''] = []] = block;
      if (field !== 'name' || !/["\r\n]/.test(event.clipboardData?.getData('text/plain') ?? '')) return;
      // Without the quotes of the sheet, and in one line, where the caret stands.
      event.preventDefault();
      box.setRangeText(pastedText(field, word, words), box.selectionStart ?? 0, box.selectionEnd ?? 0, 'end');
      dispatch({ do: 'type', id, field, text: box.value, isStep: true });
      return;
    }
    event.preventDefault();
    const laid = layBlock(block, {
      row: products.findIndex((each) => each.id === id),
      column: field,
      columns: gridFields,
      rows: products.length,
      read: (into, text) => pastedText(into, text, words),
    });
    const cells = laid.cells.flatMap(({ row, column, text }) => {
      const product = products[row];
      return product ? [{ id: product.id, field: column, text }] : [];
    });
    setBeyond({ rows: laid.rowsBeyond, columns: laid.columnsBeyond });
    dispatch({ do: 'fill', cells });
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', hear);
    return () => document.removeEventListener('paste', hear);
  }, []);
  return beyond;
}
