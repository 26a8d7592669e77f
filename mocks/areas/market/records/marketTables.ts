import type { MarketSeed } from '#mocks/areas/market/seed/seedMarket.ts';
import { competitors } from '#mocks/areas/market/seed/seedCompetitors.ts';
import { unpackReading } from './readingColumns.ts';
import type { CompetitorRecord, ListingRecord, ReadingRecord } from './recordTypes.ts';

/** A page that a product is matched with, what was read there last, and whose it is. */
export interface Sighting {
  readonly listing: ListingRecord;
  readonly competitor: CompetitorRecord;
  readonly reading: ReadingRecord;
  /** When the prices were last seen, in milliseconds since 1970. */
  readonly seenAt: number;
}

/** What competitors ask: as all sessions share it, and as one of them sees it. */
export interface Market {
  /** Pages of a product that somebody confirmed, those that broke since included. */
  readonly sightingsOf: (productId: string) => readonly Sighting[];
  /** Everything that was read from a page, the oldest first. */
  readonly readingsOf: (listing: ListingRecord) => ReadingRecord[];
}

const competitorsById = new Map(competitors.map((competitor) => [competitor.id, competitor]));

const none: readonly Sighting[] = [];

/** Keeps the last readings of the seed by product: lists ask for them much oftener than for the history. */
export function indexMarket({ listings, readings }: MarketSeed): Market {
  const places = new Map(listings.map(({ id }, place) => [id, place]));
  const byProduct = new Map<string, Sighting[]>();
  for (const [place, listing] of listings.entries()) {
    const competitor = competitorsById.get(listing.competitorId);
    const packed = readings.lastOf(place);
    if (!competitor || !packed || (listing.status !== 'confirmed' && listing.status !== 'broken')) continue;
    const reading = unpackReading(packed, listing.id, competitor.currency);
    const sighting = { listing, competitor, reading, seenAt: Date.parse(listing.lastSeenAt) };
    const known = byProduct.get(listing.productId);
    if (known) known.push(sighting);
    else byProduct.set(listing.productId, [sighting]);
  }
  return {
    sightingsOf: (productId) => byProduct.get(productId) ?? none,
    readingsOf: ({ id, competitorId }) => {
      const place = places.get(id);
      const currency = competitorsById.get(competitorId)?.currency ?? 'USD';
      return place === undefined
        ? []
        : readings.allOf(place).map((packed) => unpackReading(packed, id, currency));
    },
  };
}

/** The market with the readings that a session added. */
export function createMarket(shared: () => Market, added: readonly ReadingRecord[]): Market {
  return {
    sightingsOf: (productId) => {
      const sightings = shared().sightingsOf(productId);
      if (added.length === 0) return sightings;
      return sightings.map((sighting) => {
        const reading = added.findLast(
          ({ listingId, isAnomaly }) => listingId === sighting.listing.id && !isAnomaly,
        );
        if (!reading) return sighting;
        return { ...sighting, reading, seenAt: Math.max(sighting.seenAt, Date.parse(reading.capturedAt)) };
      });
    },
    readingsOf: (listing) => [
      ...shared().readingsOf(listing),
      ...added.filter(({ listingId }) => listingId === listing.id),
    ],
  };
}
