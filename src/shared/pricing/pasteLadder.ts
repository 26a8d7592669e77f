import { isPriceText } from './decimal.ts';
import { isQuantity } from './ladder.ts';
import type { Slab } from './types.ts';

/** Why a piece of pasted text is not a slab. */
export type PasteRefusal = 'notAPair' | 'quantity' | 'price' | 'decimalComma';

export interface PastedLadder {
  readonly slabs: readonly Slab[];
  /** What could not be read, as it was pasted. */
  readonly refused: readonly { readonly text: string; readonly reason: PasteRefusal }[];
}

/**
 * Reads `50 1.20, 100 1.05`, or the rows of a spreadsheet, quantity before price. A price with a decimal comma is
 * refused and never guessed at: 1,250 is a price in one country and a quantity in another.
 */
export function pasteLadder(text: string): PastedLadder {
  const slabs: Slab[] = [];
  const refused: { text: string; reason: PasteRefusal }[] = [];
  for (const pair of text
    .split(/[\n\r;]|,\s/)
    .map((part) => part.trim())
    .filter(Boolean)) {
    const slab = readPair(pair);
    if (typeof slab === 'string') refused.push({ text: pair, reason: slab });
    else slabs.push(slab);
  }
  return { slabs: slabs.toSorted((a, b) => a.minQty - b.minQty), refused };
}

function readPair(pair: string): Slab | PasteRefusal {
  const words = pair.split(/\s*[\t:|=@]\s*|\s+/);
  const [quantity = '', price = ''] = words;
  if (words.length !== 2) return 'notAPair';
  if (!/^\d{1,9}$/.test(quantity) || !isQuantity(Number(quantity))) return 'quantity';
  const bare = price.replace(/^[$€£]/, '');
  if (/^\d+,\d+$/.test(bare)) return 'decimalComma';
  if (!isPriceText(bare)) return 'price';
  return { minQty: Number(quantity), unitPrice: bare };
}
