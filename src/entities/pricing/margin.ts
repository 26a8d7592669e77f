import type { Big } from 'big.js';
import { decimal, toMoneyText, toMoneyTextUp } from './decimal.ts';
import type { MoneyText } from './types.ts';

const HUNDRED = decimal(100);

/** GP %: (sell − cost) / sell × 100; null when nothing is asked for the goods. */
export function gpPct(sell: Big, cost: Big): Big | null {
  return sell.eq(0) ? null : sell.minus(cost).times(HUNDRED).div(sell);
}

/** Markup %: (sell − cost) / cost × 100; null when the goods cost nothing. */
export function markupPct(sell: Big, cost: Big): Big | null {
  return cost.eq(0) ? null : sell.minus(cost).times(HUNDRED).div(cost);
}

/** The price at which a cost leaves this GP %; null from 100 % on, which no price reaches. */
export function priceForGp(cost: Big, percent: Big): MoneyText | null {
  const share = HUNDRED.minus(percent);
  return share.lte(0) ? null : toMoneyText(cost.times(HUNDRED).div(share));
}

/** The price that adds this markup % to a cost. */
export function priceForMarkup(cost: Big, percent: Big): MoneyText {
  return toMoneyText(cost.times(HUNDRED.plus(percent)).div(HUNDRED));
}

/** The lowest price, with four decimals, that keeps the floor; null from 100 % on. */
export function floorPrice(cost: Big, minGpPct: Big): MoneyText | null {
  const share = HUNDRED.minus(minGpPct);
  return share.lte(0) ? null : toMoneyTextUp(cost.times(HUNDRED).div(share));
}

/** Whether a price is under the floor (L6), compared without any rounding. */
export function isUnderFloor(sell: Big, cost: Big, minGpPct: Big): boolean {
  return sell.minus(cost).times(HUNDRED).lt(minGpPct.times(sell));
}
