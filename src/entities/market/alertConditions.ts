import { decimal } from '#entities/pricing/decimal.ts';
import type { MoneyText } from '#entities/pricing/types.ts';
import type { MarketChange } from './marketChange.ts';

/** What a rule waits for. Percentages are decimal text, above zero. */
export type AlertCondition =
  | { readonly kind: 'competitorDrop' | 'competitorRise'; readonly minimumPct: string }
  | {
      readonly kind:
        | 'notFirstOnKvi'
        | 'stockChange'
        | 'gpUnderFloor'
        | 'costRise'
        | 'matchBroken'
        | 'ownPriceChanged';
    };

/** Whether an amount moved far enough; one that was not known before did not move. */
function isMoved(before: string | null, after: string, minimumChange: MoneyText | null): before is string {
  if (before === null) return false;
  const difference = decimal(after).minus(before).abs();
  return difference.gt(0) && difference.gte(minimumChange ?? 0);
}

/** The change in percent of what was before; of nothing it is none. */
function isAtLeastPct(before: string, after: string, minimumPct: string): boolean {
  const difference = decimal(after).minus(before).abs();
  return decimal(before).gt(0) && difference.times(100).gte(decimal(minimumPct).times(before));
}

/**
 * Whether a change is what a rule waits for. What is a state and no movement (not being first, a gross profit under its
 * floor, a broken page) counts when it begins, so one that lasts raises one alert.
 *
 * @param minimumChange holds for prices and costs; null: any difference
 */
export function meetsCondition(
  change: MarketChange,
  condition: AlertCondition,
  minimumChange: MoneyText | null,
): boolean {
  const { what, before, after } = change;
  switch (condition.kind) {
    case 'competitorDrop':
    case 'competitorRise': {
      if (what !== 'theirPrice' || !isMoved(before, after, minimumChange)) return false;
      const isDrop = decimal(after).lt(before);
      return (
        isDrop === (condition.kind === 'competitorDrop') && isAtLeastPct(before, after, condition.minimumPct)
      );
    }
    case 'notFirstOnKvi':
      return (
        what === 'rank' &&
        change.product.isKvi &&
        decimal(after).gt(1) &&
        (before === null || decimal(before).lte(1))
      );
    case 'stockChange':
      return what === 'availability' && before !== null && before !== after;
    case 'gpUnderFloor':
      return (
        what === 'gpPct' &&
        decimal(after).lt(change.floorPct) &&
        (before === null || decimal(before).gte(change.floorPct))
      );
    case 'costRise':
      return what === 'cost' && isMoved(before, after, minimumChange) && decimal(after).gt(before);
    case 'matchBroken':
      return what === 'matchStatus' && after === 'broken' && before !== 'broken';
    case 'ownPriceChanged':
      return what === 'ourPrice' && isMoved(before, after, minimumChange);
  }
}
