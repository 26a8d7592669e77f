import type { PriceSlab } from '#api/generated/types.gen.ts';
import { isPriceText } from '#shared/pricing/decimal.ts';
import { pasteLadder } from '#shared/pricing/pasteLadder.ts';

interface Cell {
  readonly row: number;
  readonly column: 'quantity' | 'price';
}

export interface PastedBlock {
  readonly slabs: readonly PriceSlab[];
  /** Pieces that could not be read, as they were pasted. */
  readonly refused: readonly string[];
}

/**
 * What a pasted block makes of the ladder. Pairs (`50 1.20, 100 1.05`, or two columns of a spreadsheet) are laid over the
 * rows from the cell's on; a single column fills its own. Null: it is one value, and the cell takes it itself.
 */
export function pastedBlock(
  text: string,
  { row, column }: Cell,
  slabs: readonly PriceSlab[],
): PastedBlock | null {
  const lines = text.split(/[\n\r]+/).filter((line) => line.trim() !== '');
  if (lines.length > 1 && lines.every((line) => /^\S+$/.test(line.trim()))) {
    return pastedColumn(
      lines.map((line) => line.trim()),
      { row, column },
      slabs,
    );
  }
  if (lines.length <= 1 && !/\S[\s:|=@;,]+\S/.test(text.trim())) return null;
  const { slabs: pairs, refused } = pasteLadder(text);
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
  slabs: readonly PriceSlab[],
): PastedBlock {
  const next = [...slabs];
  const refused: string[] = [];
  values.forEach((value, at) => {
    const bare = value.replace(/^[$€£]/, '');
    const known = next[row + at] ?? { minQty: Number.NaN, unitPrice: '' };
    if (column === 'quantity' && /^\d{1,9}$/.test(bare)) next[row + at] = { ...known, minQty: Number(bare) };
    else if (column === 'price' && isPriceText(bare)) next[row + at] = { ...known, unitPrice: bare };
    else refused.push(value);
  });
  // Values that were refused leave no hole behind.
  return { slabs: Object.values(next), refused };
}
