import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { EarlierPrices, MarketLadder } from '#mocks/contract/types/types.gen.ts';
import type { OurLadder } from './judgedOffers.ts';
import { judgedOf } from './marketIndex.ts';
import type { Market } from './marketTables.ts';
import type { ListingRecord, ReadingRecord } from './recordTypes.ts';

/** What competitors ask for a product, as their pages show it, with what is counted beside our ladder. */
export function marketLaddersOf(
  market: Market,
  product: ProductRecord,
  ladder: OurLadder,
  now: number,
): MarketLadder[] {
  return judgedOf(market, product, ladder, now).offers.map(({ sighting, freshness, reason }) => {
    const { listing, competitor, reading, seenAt } = sighting;
    return {
      matchId: listing.id,
      competitorId: competitor.id,
      name: competitor.name,
      colorToken: competitor.colorToken,
      matchType: listing.matchType,
      currency: reading.currency,
      packFactor: listing.packFactor,
      breaks: reading.breaks.map((each) => ({ ...each })),
      setupCharge: reading.setupCharge,
      runCharge: reading.runCharge,
      includes: { ...competitor.includes },
      taxIncluded: competitor.taxIncluded,
      taxPct: competitor.taxPct,
      shippingNote: reading.shippingNote ?? competitor.shippingNote,
      availability: listing.availability,
      capturedAt: new Date(seenAt).toISOString(),
      previous: earlierPricesOf(market, listing, reading),
      freshness,
      counted: reason === null,
      notCountedBecause: reason,
    };
  });
}

/** What a page showed before its latest prices. */
function earlierPricesOf(
  market: Market,
  listing: ListingRecord,
  latest: ReadingRecord,
): EarlierPrices | null {
  const known = market.readingsOf(listing).filter(({ isAnomaly }) => !isAnomaly);
  const before = known[known.findIndex(({ id }) => id === latest.id) - 1];
  if (!before) return null;
  const { currency, breaks, setupCharge, runCharge } = before;
  return {
    until: latest.capturedAt,
    currency,
    breaks: breaks.map(({ minQty, unitPrice }) => ({ minQty, unitPrice })),
    setupCharge,
    runCharge,
  };
}

/** Ours beside the mean of the counted offers at the quantity of the lists, × 100; null without any. */
export function priceIndexOf(
  market: Market,
  product: ProductRecord,
  ladder: OurLadder,
  now: number,
): number | null {
  return judgedOf(market, product, ladder, now).priceIndex;
}
