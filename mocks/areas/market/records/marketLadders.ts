import { priceIndex } from '#entities/market/comparison.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { MarketLadder } from '#mocks/contract/types/types.gen.ts';
import { judgeSighting, ourPricesOf, type JudgedOffer, type OurLadder } from './judgedOffers.ts';
import type { Market } from './marketTables.ts';

/** What is asked for a product, each with whether it is compared with our ladder, and why not. */
export function judgeOffers(
  market: Market,
  product: ProductRecord,
  ladder: OurLadder,
  now: number,
): JudgedOffer[] {
  const sightings = market.sightingsOf(product.id);
  if (sightings.length === 0) return [];
  const ours = ourPricesOf(product, ladder);
  return sightings.map((sighting) => judgeSighting(sighting, ours, now));
}

/** What competitors ask for a product, as their pages show it, with what is counted beside our ladder. */
export function marketLaddersOf(
  market: Market,
  product: ProductRecord,
  ladder: OurLadder,
  now: number,
): MarketLadder[] {
  return judgeOffers(market, product, ladder, now).map(({ sighting, freshness, reason }) => {
    const { listing, competitor, reading, seenAt } = sighting;
    return {
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
      capturedAt: new Date(seenAt).toISOString(),
      freshness,
      counted: reason === null,
      notCountedBecause: reason,
    };
  });
}

/** Ours beside the mean of the counted offers at the quantity of the lists, × 100; null without any. */
export function priceIndexOf(
  market: Market,
  product: ProductRecord,
  ladder: OurLadder,
  now: number,
): number | null {
  const counted = judgeOffers(market, product, ladder, now).flatMap(({ reason, comparison }) =>
    reason === null && comparison ? comparison : [],
  );
  return priceIndex(counted)?.round().toNumber() ?? null;
}
