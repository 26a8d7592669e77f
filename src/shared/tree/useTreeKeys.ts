import { useRef, type KeyboardEvent } from 'react';
import { keyMove, typedRow, type TreeRow } from './treeKeys.ts';

/** Letters that follow each other this fast are one word. */
const ONE_WORD_MS = 500;

/** How the rows of a tree are found in it, and what of a row takes the focus. */
export interface TreeParts {
  rows: string;
  focusOf: (row: Element) => Element | null;
}

const checkList: TreeParts = { rows: 'li', focusOf: (row) => row.querySelector('input') };

/**
 * The keys of a tree, for the element around its rows. Without `parts` each row is a list item with one checkbox, which
 * takes the focus; a key that is pressed at the sign beside it belongs to the row as well.
 */
export function useTreeKeys(
  rows: readonly TreeRow[],
  onTurn: (id: string, open: boolean) => void,
  parts: TreeParts = checkList,
): (event: KeyboardEvent<HTMLElement>) => void {
  const search = useRef({ text: '', time: 0 });
  return (event) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    const items = [...event.currentTarget.querySelectorAll(parts.rows)];
    const row = rows[items.findIndex((item) => item === target.closest(parts.rows))];
    if (!row) return;
    const focusOn = (id: string | null): void => {
      const item = items[rows.findIndex((each) => each.id === id)];
      const part = item && parts.focusOf(item);
      if (part instanceof HTMLElement) part.focus();
    };
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
