import { useEffect, type RefObject } from 'react';

const linkIn = (table: HTMLTableElement, row: number, column: number): HTMLAnchorElement | null =>
  table.rows[row]?.cells[column]?.querySelector('a') ?? null;

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next link in the direction of a key, over cells without one. */
function findNext(table: HTMLTableElement, link: Element, key: string): HTMLAnchorElement | null {
  const cell = link.closest<HTMLTableCellElement>('th, td');
  const line = cell?.closest('tr');
  const step = steps[key];
  if (!cell || !line || !step) return null;
  let row = line.rowIndex + step[0];
  let column = cell.cellIndex + step[1];
  while (table.rows[row]?.cells[column]) {
    const next = linkIn(table, row, column);
    if (next) return next;
    row += step[0];
    column += step[1];
  }
  return null;
}

/**
 * Makes the links of a table one stop of the Tab key, as WAI-ARIA's pattern of a grid has it: arrow keys lead from one to
 * the next, and Tab comes back to the one that was left. A table of a hundred figures is passed with one key.
 */
export function useLinkGrid(ref: RefObject<HTMLTableElement | null>): void {
  // After every render, since the links may be others.
  useEffect(() => {
    const table = ref.current;
    if (!table) return undefined;
    const links = [...table.querySelectorAll('a')];
    const enter = (link: Element | undefined): void => {
      for (const one of links) one.tabIndex = one === link ? 0 : -1;
    };
    enter(links.find((link) => link === document.activeElement || link.tabIndex === 0) ?? links[0]);
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLAnchorElement) enter(target);
    };
    const onKey = (event: KeyboardEvent): void => {
      const next = event.target instanceof Element ? findNext(table, event.target, event.key) : null;
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    table.addEventListener('focusin', onFocus);
    table.addEventListener('keydown', onKey);
    return () => {
      table.removeEventListener('focusin', onFocus);
      table.removeEventListener('keydown', onKey);
    };
  });
}
