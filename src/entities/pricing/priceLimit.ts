/** What every price is below: the contract takes nine digits before the decimal point. */
export const PRICE_LIMIT = 1_000_000_000;

/** Whether text is a number that is too large to be a price. */
export function isOverPriceLimit(text: string): boolean {
  return /^0*[1-9]\d{9,}(\.\d*)?$/.test(text);
}
