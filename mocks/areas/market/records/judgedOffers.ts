import { compareAt, type Comparison, type OurPrices } from '#entities/market/comparison.ts';
import {
  findReasonNotCounted,
  freshnessHoldsUntil,
  freshnessOf,
  isSuspicious,
  type CountedFacts,
  type Freshness,
  type NotCountedReason,
} from '#entities/market/counting.ts';
import { toComparable } from '#entities/market/offer.ts';
import { allInAt, standardDecoration } from '#entities/pricing/allInUnit.ts';
import { pricedSlabs, slabAt } from '#entities/pricing/ladder.ts';
import type { ProductRecord, SlabRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { Sighting } from './marketTables.ts';
import type { Terms } from './marketTerms.ts';
import type { ReadingRecord } from './recordTypes.ts';

const scanDays = { daily: 1, weekly: 7, manual: null } as const;

export type OurLadder = readonly SlabRecord[];

/** An offer beside our price, and whether it is counted. */
export interface JudgedOffer {
  readonly sighting: Sighting;
  readonly freshness: Freshness;
  readonly isSuspicious: boolean;
  readonly reason: NotCountedReason | null;
  readonly comparison: Comparison | null;
}

interface KnownPrices {
  readonly charges: ProductRecord['charges'];
  readonly moq: number;
  readonly prices: OurPrices;
}

/** What was worked out under terms that compare alike. */
interface Known {
  /** By ladder: lists are read much oftener than prices change, and a change puts new records. */
  readonly prices: WeakMap<OurLadder, KnownPrices>;
  /** Readings do not change, so each is compared again only when our price, the page or its competitor is another. */
  readonly comparisons: WeakMap<ReadingRecord, Compared>;
}

/** By what terms compare by, so that others that are tried out disturb nothing. */
const knownUnder = new WeakMap<object, Known>();

function recall(terms: Terms, currency: string): Known {
  const comparing = terms.comparing(currency);
  const known = knownUnder.get(comparing) ?? { prices: new WeakMap(), comparisons: new WeakMap() };
  knownUnder.set(comparing, known);
  return known;
}

/** Our prices at the quantity of the lists; the same object while they are the same. */
export function ourPricesOf({ charges, moq }: ProductRecord, ladder: OurLadder, terms: Terms): OurPrices {
  const knownPrices = recall(terms, terms.rates.base).prices;
  const { listQuantity } = terms;
  const known = knownPrices.get(ladder);
  if (known?.charges === charges && known.moq === moq) return known.prices;
  const slabs = pricedSlabs(ladder);
  const order = { quantity: listQuantity, moq, decoration: standardDecoration };
  const prices = {
    unit: slabAt(slabs, listQuantity)?.price ?? null,
    allIn: allInAt(slabs, charges, order)?.unit ?? null,
  };
  knownPrices.set(ladder, { charges, moq, prices });
  return prices;
}

interface Compared extends Pick<CountedFacts, 'hasRate'> {
  readonly from: Pick<Sighting, 'listing' | 'competitor'>;
  readonly ours: OurPrices;
  readonly comparison: Comparison | null;
}

function compareSighting(
  { listing, competitor, reading }: Sighting,
  ours: OurPrices,
  terms: Terms,
): Compared {
  const knownComparisons = recall(terms, reading.currency).comparisons;
  const known = knownComparisons.get(reading);
  if (known?.ours === ours && known.from.listing === listing && known.from.competitor === competitor)
    return known;
  const { packFactor } = listing;
  const { includes, taxIncluded, taxPct } = competitor;
  const offer = toComparable({ ...reading, packFactor, includes, taxIncluded, taxPct }, 'USD', terms.rates);
  const comparison = offer && compareAt(offer, terms.listQuantity, terms.basis, ours);
  const compared = {
    from: { listing, competitor },
    comparison,
    hasRate: offer !== null,
    ours,
  };
  knownComparisons.set(reading, compared);
  return compared;
}

/** How old the prices of a page are, which were seen last at a moment. */
export function sightingFreshness(
  { competitor, seenAt }: Pick<Sighting, 'competitor' | 'seenAt'>,
  now: number,
  terms: Terms,
): Freshness {
  return freshnessOf({ seenAt, scanDays: scanDays[competitor.scanFrequency] }, now, terms);
}

/** The last moment at which the offer of a page is judged as it is now. */
export function holdsUntil({ competitor, seenAt }: Sighting, now: number, terms: Terms): number {
  return freshnessHoldsUntil({ seenAt, scanDays: scanDays[competitor.scanFrequency] }, now, terms);
}

/** Compares what was read from a page with our prices. */
export function judgeSighting(sighting: Sighting, ours: OurPrices, now: number, terms: Terms): JudgedOffer {
  const { listing, competitor, seenAt } = sighting;
  const { comparison, hasRate } = compareSighting(sighting, ours, terms);
  const freshness = sightingFreshness({ competitor, seenAt }, now, terms);
  const facts = {
    status: listing.status,
    isInStock: listing.availability !== 'outOfStock',
    hasRate,
    packFactor: listing.packFactor,
    comparison,
    freshness,
  };
  return {
    sighting,
    freshness,
    comparison,
    isSuspicious: isSuspicious(facts, terms),
    reason: findReasonNotCounted(facts, terms),
  };
}
