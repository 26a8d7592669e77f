import type { NotCountedReason } from '#entities/market/counting.ts';
import { standingAmong, type MarketStanding } from '#entities/market/standing.ts';
import { decimal } from '#entities/pricing/decimal.ts';
import type { MarketFigures } from '#mocks/contract/types/types.gen.ts';
import type { JudgedOffers } from './marketIndex.ts';

const none = { notConfirmed: 0, broken: 0, outOfStock: 0, noRate: 0, suspicious: 0, expired: 0, stale: 0 };

/** The words of the contract for our standing. */
const sides = { first: 'cheaper', tied: 'tied', between: 'dearer', last: 'dearer' } as const satisfies Record<
  MarketStanding,
  string
>;

/** Sums up what was judged of the products of a market, under the tolerance that it was judged under. */
export function sumFigures(products: readonly JudgedOffers[], tieTolerancePct: string): MarketFigures {
  const positions = { cheaper: 0, tied: 0, dearer: 0 };
  // A page that nobody confirmed is no offer of the market.
  const reasons: Record<NotCountedReason, number> = { ...none };
  let counted = 0;
  let sum = decimal(0);
  for (const { offers, index } of products) {
    for (const { reason } of offers) {
      if (reason === null) counted += 1;
      else reasons[reason] += 1;
    }
    const compared = offers.flatMap(({ reason, comparison }) =>
      reason === null && comparison ? comparison : [],
    );
    const standing = standingAmong(compared, tieTolerancePct);
    if (index === null || standing === null) continue;
    positions[sides[standing]] += 1;
    sum = sum.plus(index);
  }
  const { broken, outOfStock, noRate, suspicious, expired, stale } = reasons;
  const withIndex = positions.cheaper + positions.tied + positions.dearer;
  return {
    counted,
    notCounted: { broken, outOfStock, noRate, suspicious, expired, stale },
    products: withIndex,
    ...positions,
    meanIndex: withIndex === 0 ? null : sum.div(withIndex).toFixed(2),
  };
}
