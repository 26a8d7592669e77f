import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { listAvailabilityChanges } from '#mocks/areas/market/records/availabilityChanges.ts';
import type { JudgedOffer } from '#mocks/areas/market/records/judgedOffers.ts';
import type { Period } from './analysisScope.ts';

const isGone = (availability: string): boolean => availability === 'outOfStock';

/** How often goods on pages came or went within a period. */
export function countStockChanges(
  { catalogue }: RequestContext,
  offers: readonly Pick<JudgedOffer, 'sighting'>[],
  { from, to }: Period,
): number {
  return offers.reduce(
    (sum, { sighting }) =>
      sum +
      listAvailabilityChanges(catalogue.market, sighting.listing, from).filter(
        ({ at, before, after }) => Date.parse(at) <= to && isGone(before) !== isGone(after),
      ).length,
    0,
  );
}
