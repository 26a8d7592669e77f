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

/** Reads a number by the signs of a language, and writes it with a dot; null: it is none. */
export type ReadNumber = (text: string) => string | null;

/**
 * Reads `50 1.20, 100 1.05`, or the rows of a spreadsheet, quantity before price. Numbers are read by the language
 * (D33): what is none there, as a decimal comma in English, is refused and never guessed at.
 */
export function pasteLadder(text: string, readNumber: ReadNumber = () => null): PastedLadder {
  const slabs: Slab[] = [];
  const refused: { text: string; reason: PasteRefusal }[] = [];
  for (const pair of text
    .split(/[\n\r;]|,\s/)
    .map((part) => part.trim())
    .filter(Boolean)) {
    const slab = readPair(pair, readNumber);
    if (typeof slab === 'string') refused.push({ text: pair, reason: slab });
    else slabs.push(slab);
  }
  return { slabs: slabs.toSorted((a, b) => a.minQty - b.minQty), refused };
}

function readPair(pair: string, readNumber: ReadNumber): Slab | PasteRefusal {
  const words = splitWords(pair, readNumber);
  if (words.length !== 2) return 'notAPair';
  const quantity = readNumber(words[0] ?? '') ?? words[0] ?? '';
  const price = words[1] ?? '';
  if (!/^\d{1,9}$/.test(quantity) || !isQuantity(Number(quantity))) return 'quantity';
  const amount = price.replace(/^[$€£]\s*|\s*[$€£]$/g, '');
  const bare = readNumber(amount) ?? amount;
  if (/^\d+,\d+$/.test(bare)) return 'decimalComma';
  if (!isPriceText(bare)) return 'price';
  return { minQty: Number(quantity), unitPrice: bare };
}

/** Columns come apart at a sign between them, else at a blank; one that does not break lines may group digits. */
function splitWords(pair: string, readNumber: ReadNumber): string[] {
  if (/[\t:|=@]/.test(pair)) return pair.split(/\s*[\t:|=@]\s*/);
  const words = pair.split(/ +/);
  return words.length > 1 || readNumber(pair) !== null ? words : pair.split(/\s+/);
}
