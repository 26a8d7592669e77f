import { decimal, isPriceText, toMoneyText } from '#entities/pricing/decimal.ts';

/** The contract's limits of a pack factor. */
const PATTERN = /^\d{1,6}(\.\d{1,4})?$/;

/** Whether a text is a pack factor, or says that nobody knows it. */
export const isPackText = (text: string): boolean =>
  text === '' || (PATTERN.test(text) && Number(text) > 0 && Number(text) <= 100_000);

/**
 * What one of our pieces costs in a box, in the competitor's own currency; null: a piece is sold by itself, or one of the
 * texts, which may be half typed, is no number.
 */
export function pricePerPiece(unitPrice: string | undefined, factor: string): string | null {
  if (unitPrice === undefined || !isPriceText(unitPrice)) return null;
  if (factor === '' || !isPackText(factor) || Number(factor) === 1) return null;
  return toMoneyText(decimal(unitPrice).div(factor));
}
