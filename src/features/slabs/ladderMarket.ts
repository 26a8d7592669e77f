import type { MarketLadder } from '#api/generated/types.gen.ts';
import { decimal, isPriceText } from '#shared/pricing/decimal.ts';
import { slabAt } from '#shared/pricing/ladder.ts';

/** The lowest price that a competitor asks at a quantity. */
export interface LowestOffer {
  readonly name: string;
  readonly unitPrice: string;
  readonly capturedAt: string;
  readonly isEquivalent: boolean;
}

/** Only counted offers are compared: fresh, in stock and not suspicious. Null: nobody offers so few pieces. */
export function lowestAt(market: readonly MarketLadder[], quantity: number): LowestOffer | null {
  let lowest: LowestOffer | null = null;
  for (const { counted, breaks, name, capturedAt, matchType } of market) {
    const price = counted ? slabAt(breaks, quantity)?.unitPrice : undefined;
    if (price === undefined || (lowest && decimal(price).gte(lowest.unitPrice))) continue;
    lowest = { name, unitPrice: price, capturedAt, isEquivalent: matchType === 'equivalent' };
  }
  return lowest;
}

/** How much dearer we are than another price, in percent of it with one decimal; below zero we are cheaper. */
export function gapPct(ours: string, theirs: string): string | null {
  if (!isPriceText(ours) || !isPriceText(theirs) || decimal(theirs).eq(0)) return null;
  return decimal(ours).minus(theirs).times(100).div(theirs).toFixed(1);
}
