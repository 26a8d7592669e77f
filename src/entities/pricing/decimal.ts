import Big from 'big.js';
import type { MoneyText } from './types.ts';

// An own constructor: its settings are this module's alone. 24 places keep a division exact far below a price.
const Decimal = Big();
Decimal.DP = 24;
Decimal.RM = Decimal.roundHalfUp;

/** Decimals of a unit price (D12): 0.3450 is a normal price. */
export const PRICE_DECIMALS = 4;

const priceText = /^\d{1,9}(\.\d{1,4})?$/;

/** Whether text is a price as the contract writes it; zero is one. */
export function isPriceText(text: string): boolean {
  return priceText.test(text);
}

/** The number a price stands for. Throws on what is no decimal number: ask `isPriceText` or `isQuantity` before. */
export function decimal(value: MoneyText | number): Big {
  return new Decimal(value);
}

/** A number as the contract writes it, rounded half up to four decimals, at least two shown: `0.345`, `1.20`. */
export function toMoneyText(value: Big): MoneyText {
  const rounded = value.round(PRICE_DECIMALS, Decimal.roundHalfUp);
  return rounded.eq(rounded.round(2)) ? rounded.toFixed(2) : rounded.toFixed();
}

/** The next price at or above a number: for limits that a price must reach. */
export const priceUp = (value: Big): Big => value.round(PRICE_DECIMALS, Decimal.roundUp);

/** The next price at or below a positive number. */
export const priceDown = (value: Big): Big => value.round(PRICE_DECIMALS, Decimal.roundDown);

/** As `toMoneyText`, but never below the number. */
export const toMoneyTextUp = (value: Big): MoneyText => toMoneyText(priceUp(value));

/** The whole number below or at a positive number. */
export function wholePart(value: Big): number {
  return value.round(0, Decimal.roundDown).toNumber();
}
