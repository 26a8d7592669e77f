import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { decimal, isPriceText, toMoneyText } from '#entities/pricing/decimal.ts';
import type { LadderRow } from '#entities/pricing/ladderRows.ts';
import type { LowestOffer } from '#features/slabs/grid/ladderMarket.ts';

/** A price as it stands when its cell is left: `1.2` is 1.20, `.5` is 0.50. What is no price stays as it was typed. */
export function normalizedPrice(text: string): string {
  const whole = text.startsWith('.') ? `0${text}` : text.replace(/\.$/, '');
  return isPriceText(whole) ? toMoneyText(decimal(whole)) : text;
}

/** A quantity as it stands when its cell is left, without the zeros before it. */
export function normalizedQuantity(text: string): string {
  return /^0+\d/.test(text) ? text.replace(/^0+(?=\d)/, '') : text;
}

/** Decimals with which all amounts of a piece line up in the grid, down the columns and along the rows (R27). */
export function gridDecimals(rows: readonly LadderRow[], offers: readonly (LowestOffer | null)[]): number {
  return columnDecimals([
    ...rows.flatMap(({ unitPrice, cost, floorPrice, allInUnit }) => [
      isPriceText(unitPrice) ? unitPrice : null,
      cost,
      floorPrice,
      allInUnit,
    ]),
    ...offers.map((offer) => offer?.price),
  ]);
}
