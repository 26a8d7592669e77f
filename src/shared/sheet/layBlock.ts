/** Where a block begins, and what of a sheet it may fill. */
interface SheetPlace<Column> {
  row: number;
  column: Column;
  /** All columns that may take something, in their order. */
  columns: readonly Column[];
  /** How many rows there are; Infinity: the area adds rows for what is laid below the last one. */
  rows: number;
  /** What was pasted as the cell holds it; null: the cell does not take it. */
  read: (column: Column, text: string) => string | null;
}

interface LaidBlock<Column> {
  cells: readonly { row: number; column: Column; text: string }[];
  /** What its cell did not take, as it was pasted; an empty text leaves such a cell as it is. */
  refused: readonly string[];
  /** Rows of the block below the last row. */
  rowsBeyond: number;
  /** Columns of the block right of the last column, but empty ones. */
  columnsBeyond: number;
}

/** Lays a block of a spreadsheet over cells, from one of them to the right and down, as far as there are columns and rows. */
export function layBlock<Column>(
  block: readonly (readonly string[])[],
  { row, column, columns, rows, read }: SheetPlace<Column>,
): LaidBlock<Column> {
  const into = columns.slice(columns.indexOf(column));
  const refused: string[] = [];
  const cells = block.slice(0, rows - row).flatMap((line, down) =>
    into.flatMap((to, right) => {
      const pasted = line[right];
      if (pasted === undefined) return [];
      const text = read(to, pasted);
      if (text !== null) return [{ row: row + down, column: to, text }];
      if (pasted !== '') refused.push(pasted);
      return [];
    }),
  );
  const width = Math.max(0, ...block.map((line) => line.findLastIndex((text) => text !== '') + 1));
  return {
    cells,
    refused,
    rowsBeyond: Math.max(0, row + block.length - rows),
    columnsBeyond: Math.max(0, width - into.length),
  };
}
