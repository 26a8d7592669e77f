import { decimal, toMoneyText } from './decimal.ts';
import type { Big } from 'big.js';
import type { MoneyText } from './types.ts';

/** How a calculated price is rounded: not at all, to end in 9, or in steps of 0.05. */
export type Rounding = 'none' | 'x9' | '05';

/** The nearest price of that kind, the higher one where two are as near. One that is rounded is never zero. */
export function roundedPrice(price: Big, rounding: Rounding): MoneyText {
  if (rounding === 'none') return toMoneyText(price);
  const step = decimal(rounding === 'x9' ? '0.10' : '0.05');
  const offset = decimal(rounding === 'x9' ? '0.01' : '0');
  const steps = price.plus(offset).div(step).round(0);
  return toMoneyText((steps.lt(1) ? decimal(1) : steps).times(step).minus(offset));
}
