import { useRef, type KeyboardEvent } from 'react';
import { keyMove, typedRow, type TreeRow } from './treeKeys.ts';

/** Letters that follow each other this fast are one word. */
const ONE_WORD_MS = 500;

/**
 * The keys of a tree, for the element around its rows. Each row is a list item with one checkbox, which takes the focus; a
 * key that is pressed at the sign beside it belongs to the row as well.
 */
export function useTreeKeys(
  rows: readonly TreeRow[],
  onTurn: (id: string, open: boolean) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const search = useRef({ text: '', time: 0 });
  return (event) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    const items = [...event.currentTarget.querySelectorAll('li')];
    const row = rows[items.findIndex((item) => item === target.closest('li'))];
    if (!row) return;
    const focusOn = (id: string | null): void =>
      items[rows.findIndex((each) => each.id === id)]?.querySelector('input')?.focus();
    if (/^[\p{L}\p{N}]$/u.test(event.key)) {
      const isSameWord = event.timeStamp - search.current.time < ONE_WORD_MS;
      const text = isSameWord ? search.current.text + event.key : event.key;
      search.current = { text, time: event.timeStamp };
      focusOn(typedRow(rows, row.id, text));
      return;
    }
    const move = keyMove(rows, row.id, event.key);
    if (!move) return;
    // The panel around the tree would scroll.
    event.preventDefault();
    if ('turn' in move) onTurn(move.turn, move.open);
    else focusOn(move.focus);
  };
}
