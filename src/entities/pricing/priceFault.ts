import { decimal, isPriceText } from './decimal.ts';
import { isOverPriceLimit } from './priceLimit.ts';

/** Why a text is no price that can be asked. */
export type PriceFault = 'priceNotANumber' | 'priceTooPrecise' | 'priceTooLarge' | 'priceZero';

/** What is wrong with a price as it was typed (L3); null: it can be asked. */
export function priceFault(text: string): PriceFault | null {
  if (isPriceText(text)) return decimal(text).eq(0) ? 'priceZero' : null;
  if (isOverPriceLimit(text)) return 'priceTooLarge';
  return /^\d{1,9}\.\d+$/.test(text) ? 'priceTooPrecise' : 'priceNotANumber';
}
