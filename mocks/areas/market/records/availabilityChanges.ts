import type { ChangedProduct, MarketChange } from '#entities/market/marketChange.ts';
import { competitors } from '#mocks/areas/market/seed/seedCompetitors.ts';
import { seedAvailability } from '#mocks/areas/market/seed/seedAvailability.ts';
import type { Market } from './marketTables.ts';
import type { AvailabilityRecord, ListingRecord } from './recordTypes.ts';

const seededCompetitors = new Map(competitors.map((competitor) => [competitor.id, competitor]));

/** Adds that a read of a page found another stock than before. */
export function addAvailabilityChange({ session }: Market, change: AvailabilityRecord): void {
  session.changes.availability.push(change);
}

/** When the stock of a page changed since a moment, the oldest first. @param since in milliseconds since 1970 */
export function listAvailabilityChanges(
  { session }: Market,
  { id }: Pick<ListingRecord, 'id'>,
  since: number,
): AvailabilityRecord[] {
  const seeded = session.findSeeded(id);
  const competitor = seeded && seededCompetitors.get(seeded.listing.competitorId);
  return [
    ...(competitor ? seedAvailability(seeded.listing, competitor, seeded.now) : []),
    ...session.changes.availability.filter(({ listingId }) => listingId === id),
  ].filter(({ at }) => Date.parse(at) >= since);
}

/** The same for an alert: changes of pages of a product. */
export function listStockChanges(
  market: Market,
  listings: readonly ListingRecord[],
  product: () => ChangedProduct,
  since: number,
): MarketChange[] {
  return listings.flatMap((listing) =>
    listAvailabilityChanges(market, listing, since).map(({ at, before, after }) => ({
      what: 'availability',
      product: product(),
      competitorId: listing.competitorId,
      matchId: listing.id,
      at: Date.parse(at),
      before,
      after,
    })),
  );
}
