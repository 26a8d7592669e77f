import type { AnalyzedProduct } from '#mocks/contract/types/types.gen.ts';
import { byWidestGap } from '#entities/market/comparison.ts';
import { rankAmong } from '#entities/market/marketPosition.ts';
import { toMoneyText } from '#entities/pricing/decimal.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { categoryRef, mediaOf, productRef } from '#mocks/areas/catalogue/records/rows.ts';
import { ourPricesOf } from '#mocks/areas/market/records/judgedOffers.ts';
import type { Scope } from './analysisScope.ts';
import {
  gpOf,
  happenedIn,
  isUnderFloor,
  ladderOf,
  opportunitiesFor,
  type Analyzed,
} from './analyzedProducts.ts';
import { analyzedCompetitorRef } from './competitorRefs.ts';
import { countStockChanges } from './stockChanges.ts';

/** The counted offer that we are dearest against, beside our price. */
function lowestOf({ stand }: Analyzed): AnalyzedProduct['lowest'] {
  const [lowest] = stand.offers
    .flatMap(({ reason, comparison, sighting }) =>
      reason === null && comparison?.ours ? { comparison, sighting } : [],
    )
    .toSorted((a, b) => byWidestGap(a.comparison, b.comparison));
  if (!lowest) return null;
  const { basis, theirs } = lowest.comparison;
  return {
    competitor: analyzedCompetitorRef(lowest.sighting.competitor),
    price: toMoneyText(theirs),
    basis,
  };
}

/** Our price on the basis of the scope; null: not known. */
function ourPriceOf(context: RequestContext, scope: Scope, { product, tracked }: Analyzed): string | null {
  const terms = scope.termsFor(product);
  const price = ourPricesOf(product, ladderOf(context, scope, tracked), terms)[scope.basis];
  return price ? toMoneyText(price) : null;
}

/** An analyzed product, as far as the viewer may know. */
export function toAnalyzedProduct(context: RequestContext, scope: Scope, one: Analyzed): AnalyzedProduct {
  const { catalogue, viewer } = context;
  const { product, stand, tracked, gapPct } = one;
  const { rises, drops } = happenedIn(context, scope, tracked, scope.period, stand);
  return {
    id: product.id,
    product: productRef(product),
    category: categoryRef(catalogue, product.categoryId),
    imageUrl: mediaOf(product)[0]?.url ?? null,
    isKvi: product.isKvi,
    quantity: one.quantity,
    ours: ourPriceOf(context, scope, one),
    lowest: lowestOf(one),
    counted: stand.counted,
    offers: stand.offers.length,
    gapPct,
    priceIndex: stand.index?.round().toNumber() ?? null,
    rank: rankAmong(stand.comparisons, scope.termsFor(product).tieTolerancePct),
    standing: stand.standing,
    gpPct: viewer.costs ? (gpOf(context, scope, one)?.toFixed(2) ?? null) : null,
    underFloor: viewer.costs ? isUnderFloor(context, one) : null,
    rises,
    drops,
    stockChanges: countStockChanges(context, stand.offers, scope.period),
    freshOffers: one.fresh,
    opportunities: opportunitiesFor(context, scope, one),
  };
}
