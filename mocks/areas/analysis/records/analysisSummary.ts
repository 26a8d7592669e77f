import type { MarketStanding } from '#entities/market/standing.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { termsOf } from '#mocks/areas/market/records/marketTerms.ts';
import type { AnalysisCountsBefore, AnalysisSummary } from '#mocks/contract/types/types.gen.ts';
import type { Period, Scope } from './analysisScope.ts';
import { analyze, happenedIn, isUnderFloor, type Analyzed } from './analyzedProducts.ts';
import { meanIndex, standAt, type Stand } from './marketStand.ts';
import { countStockChanges } from './stockChanges.ts';

interface Counted {
  readonly one: Analyzed;
  readonly stand: Stand;
}

function count<T>(items: readonly T[], holds: (item: T) => boolean): number {
  return items.filter(holds).length;
}

/** Counts products by what holds of them at the end of a period, and by what happened within it. */
function countWords(
  context: RequestContext,
  scope: Scope,
  products: readonly Counted[],
  period: Period,
): AnalysisCountsBefore {
  const happened = products.map(({ one, stand }) => happenedIn(context, scope, one.tracked, period, stand));
  const standing = (wanted: MarketStanding): number =>
    count(products, ({ stand }) => stand.standing === wanted);
  return {
    covered: count(products, ({ stand }) => stand.counted > 0),
    uncovered: count(products, ({ stand }) => stand.counted === 0),
    first: standing('first'),
    tied: standing('tied'),
    between: standing('between'),
    last: standing('last'),
    risen: count(happened, ({ rises }) => rises > 0),
    dropped: count(happened, ({ drops }) => drops > 0),
    stockChanged: count(products, ({ one }) => countStockChanges(context, one.stand.offers, period) > 0),
  };
}

/** The figures of a scope, beside the beginning of its period. */
export function toSummary(context: RequestContext, scope: Scope): AnalysisSummary {
  const { viewer } = context;
  const { period, before } = scope;
  const products = analyze(context, scope);
  const now = products.map((one) => ({ one, stand: one.stand }));
  const then = products.map((one) => ({ one, stand: standAt(context, scope, one.tracked, period.from) }));
  const fresh = count(products, isAllFresh);
  return {
    asOf: new Date(period.to).toISOString(),
    from: new Date(period.from).toISOString(),
    quantity: scope.quantity,
    standardQuantities: [...termsOf(context.catalogue.market).standardQuantities],
    basis: scope.basis,
    tracked: products.length,
    index: meanIndex(now.map(({ stand }) => stand.index)),
    indexBefore: meanIndex(then.map(({ stand }) => stand.index)),
    now: {
      ...countWords(context, scope, now, period),
      underFloor: viewer.costs ? count(products, (one) => isUnderFloor(context, one) === true) : null,
      fresh,
      notFresh: products.length - fresh,
    },
    before: countWords(context, scope, then, before),
  };
}

/** Whether the prices of all pages are fresh that were read. */
export const isAllFresh = ({ fresh, stand }: Analyzed): boolean => fresh === stand.offers.length;
