import { toMoneyText } from '#entities/pricing/decimal.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { productRef } from '#mocks/areas/catalogue/records/rows.ts';
import { ourPricesOf } from '#mocks/areas/market/records/judgedOffers.ts';
import type { PriceMover } from '#mocks/contract/types/types.gen.ts';
import type { Scope } from './analysisScope.ts';
import { analyze, happenedIn, ladderOf, type Analyzed } from './analyzedProducts.ts';
import { analyzedCompetitorRef } from './competitorRefs.ts';
import { changePct, isRise, type PriceChange } from './priceChanges.ts';

interface Moved {
  readonly one: Analyzed;
  readonly change: PriceChange;
}

/** Changes of prices of a scope, the largest first. */
export function listMoves(
  context: RequestContext,
  scope: Scope,
  direction: 'up' | 'down' | undefined,
): Moved[] {
  return analyze(context, scope)
    .flatMap((one) =>
      happenedIn(context, scope, one.tracked, scope.period, one.stand).changes.map((change) => ({
        one,
        change,
      })),
    )
    .filter(({ change }) => direction === undefined || isRise(change) === (direction === 'up'))
    .map((moved) => ({ ...moved, size: Math.abs(Number(changePct(moved.change))) }))
    .toSorted(
      (a, b) =>
        b.size - a.size || b.change.at - a.change.at || (a.change.readingId < b.change.readingId ? -1 : 1),
    );
}

/** A change beside our price at the end of the period. */
export function toPriceMover(context: RequestContext, scope: Scope, { one, change }: Moved): PriceMover {
  const { listing, competitor } = change.offer.sighting;
  const { after, basis } = change;
  const terms = scope.termsFor(one.product);
  const ours = ourPricesOf(one.product, ladderOf(context, scope, one.tracked), terms)[basis];
  return {
    id: change.readingId,
    product: productRef(one.product),
    competitor: analyzedCompetitorRef(competitor),
    matchId: listing.id,
    at: new Date(change.at).toISOString(),
    quantity: one.quantity,
    basis,
    before: toMoneyText(change.before),
    after: toMoneyText(after),
    changePct: changePct(change),
    gapPct: ours && !after.eq(0) ? ours.minus(after).times(100).div(after).toFixed(2) : null,
    evidenceUrl: listing.url,
  };
}
