const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

/** Whether the caret stands where an arrow leads out of the box. */
function isAtEdge(box: Element, key: string): boolean {
  if (!(box instanceof HTMLInputElement) || !/^Arrow(Left|Right)$/.test(key)) return true;
  const { selectionStart, selectionEnd, value } = box;
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length);
}

/** The box that a key leads to from the one that has it, as in a spreadsheet; null: the key is the box's own. */
export function boxAfter(
  box: Element,
  press: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): HTMLElement | null {
  const [rows, columns] = steps[press.key] ?? [0, 0];
  const isPlain = !press.ctrlKey && !press.metaKey && !press.altKey;
  if (!isPlain || (rows === 0 && columns === 0) || !isAtEdge(box, press.key)) return null;
  if (press.shiftKey && press.key !== 'Enter') return null;
  const cell = box.closest('td');
  const line = cell?.closest('tr');
  const table = line?.closest('table');
  if (!cell || !line || !table) return null;
  const next = table.rows[line.rowIndex + (press.shiftKey ? -rows : rows)]?.cells[cell.cellIndex + columns];
  return next?.querySelector<HTMLElement>('input, select') ?? null;
}

/** The box of a cell. */
export function boxOf(table: HTMLElement | null, id: string, field: string): HTMLElement | null {
  const cells = table?.querySelectorAll<HTMLElement>(`td[data-field="${field}"]`) ?? [];
  const cell = [...cells].find(({ dataset }) => dataset.id === id);
  return cell?.querySelector<HTMLElement>('input, select') ?? null;
}
