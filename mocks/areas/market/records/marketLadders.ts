import {
  compareAt,
  divergencePct,
  priceIndex,
  type Comparison,
  type OurPrices,
} from '#entities/market/comparison.ts';
import {
  findReasonNotCounted,
  freshnessOf,
  type CountedFacts,
  type Freshness,
  type NotCountedReason,
} from '#entities/market/counting.ts';
import { toComparable } from '#entities/market/offer.ts';
import { allInAt, standardDecoration } from '#entities/pricing/allInUnit.ts';
import { pricedSlabs, slabAt } from '#entities/pricing/ladder.ts';
import type { ProductRecord, SlabRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { dollarRates } from '#mocks/areas/slabs/records/rates.ts';
import type { MarketLadder } from '#mocks/contract/types/types.gen.ts';
import type { Market, Sighting } from './marketTables.ts';
import type { CompetitorRecord, ReadingRecord } from './recordTypes.ts';

/** Quantity at which products are compared in lists. */
const LIST_QUANTITY = 250;
const limits = { freshIntervals: 2, expiredDays: 30, suspiciousPct: 40 } as const;
const scanDays = { daily: 1, weekly: 7, manual: null } as const;

type OurLadder = readonly SlabRecord[];

/** An offer with why it is not counted; null: it is. */
export interface JudgedOffer {
  readonly sighting: Sighting;
  readonly freshness: Freshness;
  readonly reason: NotCountedReason | null;
  readonly comparison: Comparison | null;
}

interface KnownPrices {
  readonly charges: ProductRecord['charges'];
  readonly moq: number;
  readonly prices: OurPrices;
}

/** By ladder: lists are read much oftener than prices change, and a change puts new records. */
const knownPrices = new WeakMap<OurLadder, KnownPrices>();

function ourPricesOf({ charges, moq }: ProductRecord, ladder: OurLadder): OurPrices {
  const known = knownPrices.get(ladder);
  if (known?.charges === charges && known.moq === moq) return known.prices;
  const slabs = pricedSlabs(ladder);
  const order = { quantity: LIST_QUANTITY, moq, decoration: standardDecoration };
  const prices = {
    unit: slabAt(slabs, LIST_QUANTITY)?.price ?? null,
    allIn: allInAt(slabs, charges, order)?.unit ?? null,
  };
  knownPrices.set(ladder, { charges, moq, prices });
  return prices;
}

interface Compared extends Pick<CountedFacts, 'hasRate' | 'divergencePct'> {
  readonly ours: OurPrices;
  readonly of: Pick<Sighting, 'listing' | 'competitor'>;
  readonly comparison: Comparison | null;
}

/** Readings do not change: each is compared again only when our price is another, or what it is read by. */
const knownComparisons = new WeakMap<ReadingRecord, Compared>();

function compareSighting(sighting: Sighting, ours: OurPrices): Compared {
  const { listing, competitor, reading } = sighting;
  const known = knownComparisons.get(reading);
  if (known?.ours === ours && known.of.listing === listing && known.of.competitor === competitor)
    return known;
  const { packFactor } = listing;
  const { includes, taxIncluded, taxPct } = competitor;
  const offer = toComparable({ ...reading, packFactor, includes, taxIncluded, taxPct }, 'USD', dollarRates);
  const comparison = offer && compareAt(offer, LIST_QUANTITY, 'allIn', ours);
  const compared = {
    comparison,
    divergencePct: comparison && divergencePct(comparison),
    hasRate: offer !== null,
    ours,
    of: sighting,
  };
  knownComparisons.set(reading, compared);
  return compared;
}

/** How old the prices of a competitor are that were last seen at a moment. */
export const judgeFreshness = ({ scanFrequency }: CompetitorRecord, seenAt: number, now: number): Freshness =>
  freshnessOf({ seenAt, scanDays: scanDays[scanFrequency] }, now, limits);

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
  return sightings.map((sighting) => {
    const { listing, competitor, seenAt } = sighting;
    const { comparison, ...compared } = compareSighting(sighting, ours);
    const freshness = judgeFreshness(competitor, seenAt, now);
    const facts = {
      status: listing.status,
      isInStock: listing.availability !== 'outOfStock',
      hasRate: compared.hasRate,
      packFactor: listing.packFactor,
      divergencePct: compared.divergencePct,
      freshness,
    };
    return { sighting, freshness, comparison, reason: findReasonNotCounted(facts, limits) };
  });
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
      shippingNote: competitor.shippingNote,
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
