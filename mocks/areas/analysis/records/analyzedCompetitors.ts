import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import type { JudgedOffer } from '#mocks/areas/market/records/judgedOffers.ts';
import type { CompetitorRecord } from '#mocks/areas/market/records/recordTypes.ts';
import type { AnalyzedCompetitor } from '#mocks/contract/types/types.gen.ts';
import type { Scope } from './analysisScope.ts';
import { analyze, happenedIn } from './analyzedProducts.ts';
import { analyzedCompetitorRef, competitorsIn } from './competitorRefs.ts';
import { indexByCompetitor } from './competitorStands.ts';
import { isCounted, meanIndex } from './marketStand.ts';
import { isRise, type PriceChange } from './priceChanges.ts';
import { countStockChanges } from './stockChanges.ts';

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** How each competitor of a scope stands to us, what it changed, and how old its prices are. */
export function toAnalyzedCompetitors(context: RequestContext, scope: Scope): AnalyzedCompetitor[] {
  const products = analyze(context, scope);
  const indexes = products.map(({ stand }) => indexByCompetitor(stand.offers));
  const competitorOf = ({ sighting }: JudgedOffer): string => sighting.competitor.id;
  const offers = groupBy(
    products.flatMap(({ stand }) => stand.offers),
    competitorOf,
  );
  const changes = groupBy(
    products.flatMap(
      ({ tracked, stand }) => happenedIn(context, scope, tracked, scope.period, stand).changes,
    ),
    ({ offer }) => competitorOf(offer),
  );
  return competitorsIn(context, scope).map((competitor) => {
    const known = indexes.flatMap((one) => one.get(competitor.id) ?? []);
    const ofOne = offers.get(competitor.id) ?? [];
    return {
      ...analyzedFigures(context, scope, competitor, ofOne, changes.get(competitor.id) ?? []),
      index: meanIndex(known),
      common: countProducts(ofOne.filter(isCounted)),
    };
  });
}

const countProducts = (offers: readonly JudgedOffer[]): number =>
  new Set(offers.map(({ sighting }) => sighting.listing.productId)).size;

function analyzedFigures(
  context: RequestContext,
  { period }: Scope,
  competitor: CompetitorRecord,
  offers: readonly JudgedOffer[],
  changes: readonly PriceChange[],
): Omit<AnalyzedCompetitor, 'index' | 'common'> {
  const broken = offers.filter(({ sighting }) => sighting.listing.status === 'broken').length;
  const ofAge = (wanted: JudgedOffer['freshness']): number =>
    offers.filter(({ freshness, sighting }) => sighting.listing.status !== 'broken' && freshness === wanted)
      .length;
  const [rises, drops] = [changes.filter(isRise), changes.filter((change) => !isRise(change))];
  const lastRead = Math.max(...offers.map(({ sighting }) => sighting.seenAt));
  return {
    competitor: analyzedCompetitorRef(competitor),
    rises: countProducts(rises.map(({ offer }) => offer)),
    drops: countProducts(drops.map(({ offer }) => offer)),
    stockChanges: countProducts(offers.filter((offer) => countStockChanges(context, [offer], period) > 0)),
    fresh: ofAge('fresh'),
    stale: ofAge('stale'),
    expired: ofAge('expired'),
    broken,
    lastReadAt: offers.length === 0 ? null : new Date(lastRead).toISOString(),
  };
}
