import type { Big } from 'big.js';
import { decimal, toMoneyText, wholePart } from './decimal.ts';
import type { MoneyText } from './types.ts';

/** How a calculated price is rounded: not at all, to end in 9, or in steps of 0.05. */
export type Rounding = 'none' | 'x9' | '05';

/** Prices of a kind are the multiples of a step, less an offset. */
const grids = {
  x9: { step: decimal('0.10'), offset: decimal('0.01') },
  '05': { step: decimal('0.05'), offset: decimal('0') },
} as const;

/** The nearest price of that kind, the higher one where two are as near. One that is rounded is never zero. */
export function roundedPrice(price: Big, rounding: Rounding): MoneyText {
  if (rounding === 'none') return toMoneyText(price);
  const { step, offset } = grids[rounding];
  const steps = price.plus(offset).div(step).round(0);
  return toMoneyText((steps.lt(1) ? decimal(1) : steps).times(step).minus(offset));
}

/** Unrounded prices have cents, and from a dollar down tenths of a cent, as prices of pens do. */
const plainStep = (price: Big): Big => decimal(price.lt(1) ? '0.001' : '0.01');

/** The prices of that kind beside a positive price: the highest not above it, which may be zero or less, and the next one. */
export function pricesBeside(price: Big, rounding: Rounding): readonly [below: Big, above: Big] {
  const { step, offset } =
    rounding === 'none' ? { step: plainStep(price), offset: decimal(0) } : grids[rounding];
  const steps = decimal(wholePart(price.plus(offset).div(step)));
  return [steps.times(step).minus(offset), steps.plus(1).times(step).minus(offset)];
}
