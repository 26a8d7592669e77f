import type { ChangedProduct, MarketChange } from '#entities/market/marketChange.ts';
import { competitors } from '#mocks/areas/market/seed/seedCompetitors.ts';
import { seedAvailability } from '#mocks/areas/market/seed/seedAvailability.ts';
import type { MarketChanges } from './marketState.ts';
import type { Market } from './marketTables.ts';
import type { AvailabilityRecord, ListingRecord } from './recordTypes.ts';

const seededCompetitors = new Map(competitors.map((competitor) => [competitor.id, competitor]));

/** Adds that a read of a page found another stock than before. */
export function addAvailabilityChange({ session }: Market, change: AvailabilityRecord): void {
  session.changes.availability.push(change);
}

/** By the changes of the session, so that they end with them; of a page whose stock never changed, there are none. */
const seededChanges = new WeakMap<MarketChanges, Map<string, readonly AvailabilityRecord[]>>();
const nothing: readonly AvailabilityRecord[] = [];

/** What the seed says of a page, which is worked out once. */
function seededOf({ changes, findSeeded }: Market['session'], id: string): readonly AvailabilityRecord[] {
  const known = seededChanges.get(changes) ?? new Map<string, readonly AvailabilityRecord[]>();
  seededChanges.set(changes, known);
  const found = known.get(id);
  if (found) return found;
  const seeded = findSeeded(id);
  const competitor = seeded && seededCompetitors.get(seeded.listing.competitorId);
  const worked = competitor ? seedAvailability(seeded.listing, competitor, seeded.now) : nothing;
  known.set(id, worked.length === 0 ? nothing : worked);
  return worked;
}

/** When the stock of a page changed since a moment, the oldest first. @param since in milliseconds since 1970 */
export function listAvailabilityChanges(
  { session }: Market,
  { id }: Pick<ListingRecord, 'id'>,
  since: number,
): AvailabilityRecord[] {
  return [
    ...seededOf(session, id),
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
