import type { Slab } from '#entities/pricing/types.ts';
import { isPriceText } from '#entities/pricing/decimal.ts';
import { oneLine, readBlock } from '#shared/lib/readBlock.ts';
import { layBlock } from '#shared/sheet/layBlock.ts';
import { pasteLadder, type ReadNumber } from '#entities/pricing/pasteLadder.ts';

interface Cell {
  readonly row: number;
  readonly column: 'quantity' | 'price';
}

export interface PastedBlock {
  readonly slabs: readonly Slab[];
  /** Pieces that could not be read, as they were pasted. */
  readonly refused: readonly string[];
}

/** `1 234,5`: many people group by a blank, whatever the language; no column of prices is threes of digits. */
const GROUPED_BY_BLANKS = /^[1-9]\d{0,2}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d*)?$/;

/** A block of a spreadsheet without the quotes around its cells. */
export function withoutQuotes(text: string): string {
  if (!text.includes('"')) return text;
  return readBlock(text)
    .map((line) => line.map(oneLine).join('\t'))
    .join('\n');
}

/**
 * What a pasted block makes of the ladder. Pairs (`50 1.20, 100 1.05`, or two columns of a spreadsheet) are laid over the
 * rows from the cell's on; a single column fills its own. Null: it is one value, and the cell takes it itself.
 */
export function pastedBlock(
  block: string,
  { row, column }: Cell,
  slabs: readonly Slab[],
  readNumber: ReadNumber,
): PastedBlock | null {
  const text = withoutQuotes(block);
  const cells = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const values = cells.slice(0, cells.findLastIndex(Boolean) + 1);
  const lines = values.filter(Boolean);
  // Digits are grouped by a blank that breaks no line; a plain one stands between two columns.
  if (values.length > 1 && lines.every((line) => /^[^ \t]+$/.test(line))) {
    return pastedColumn(values, { row, column }, slabs, readNumber);
  }
  if (lines.length === 1 && (readNumber(text) !== null || GROUPED_BY_BLANKS.test(text.trim()))) return null;
  const { slabs: pairs, refused } = pasteLadder(text, readNumber);
  if (pairs.length === 0)
    return lines.length > 1 ? { slabs, refused: refused.map((each) => each.text) } : null;
  return {
    slabs: [...slabs.slice(0, row), ...pairs, ...slabs.slice(row + pairs.length)],
    refused: refused.map((each) => each.text),
  };
}

/** One column of a spreadsheet: each value into its row, and new rows where there are none. */
function pastedColumn(
  values: readonly string[],
  { row, column }: Cell,
  slabs: readonly Slab[],
  readNumber: ReadNumber,
): PastedBlock {
  const next = [...slabs];
  const { cells, refused } = layBlock(
    values.map((value) => [value]),
    {
      row,
      column,
      columns: [column],
      rows: Infinity,
      read: (into, value) => {
        const amount = value.replace(/^[$€£]\s*|\s*[$€£]$/g, '');
        const bare = readNumber(amount) ?? amount;
        return (into === 'quantity' ? /^\d{1,9}$/.test(bare) : isPriceText(bare)) ? bare : null;
      },
    },
  );
  for (const { row: at, text } of cells) {
    const known = next[at] ?? { minQty: Number.NaN, unitPrice: '' };
    next[at] = column === 'quantity' ? { ...known, minQty: Number(text) } : { ...known, unitPrice: text };
  }
  // Values that were refused leave no hole behind.
  return { slabs: Object.values(next), refused };
}
