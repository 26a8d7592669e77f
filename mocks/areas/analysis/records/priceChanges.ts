import type { Big } from 'big.js';
import type { Comparison } from '#entities/market/comparison.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { judgeSighting, ourPricesOf, type JudgedOffer } from '#mocks/areas/market/records/judgedOffers.ts';
import type { Period, Scope } from './analysisScope.ts';
import { isCounted } from './marketStand.ts';
import { keptByProduct, type TrackedNow } from './offersAt.ts';

/** A price of a page that became another. */
export interface PriceChange {
  readonly readingId: string;
  readonly offer: JudgedOffer;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly basis: Comparison['basis'];
  readonly before: Big;
  readonly after: Big;
}

/** What is compared with what: two all-in prices, or two unit prices. */
function pairOf(before: Comparison, after: Comparison): Pick<PriceChange, 'basis' | 'before' | 'after'> {
  return before.basis === 'allIn' && after.basis === 'allIn'
    ? { basis: 'allIn', before: before.theirs, after: after.theirs }
    : { basis: 'unit', before: before.unit, after: after.unit };
}

const kept = keptByProduct<readonly PriceChange[]>();

/** The changes of all pages of a product since a moment, the oldest first of each page. */
function changesSince(
  context: RequestContext,
  scope: Scope,
  { product, ladder, judged }: TrackedNow,
  since: number,
): readonly PriceChange[] {
  const terms = scope.termsFor(product);
  return kept(judged, terms, String(since), () => {
    const { market } = context.catalogue;
    const ours = ourPricesOf(product, ladder, terms);
    return judged.offers.flatMap((offer) => {
      const { sighting } = offer;
      const readings = market.readingsAfter(sighting.listing, since);
      if (readings.length === 0) return [];
      const first = market.readingAt(sighting.listing, since);
      const prices = [...(first ? [first] : []), ...readings].flatMap((reading) => {
        const { comparison } = judgeSighting({ ...sighting, reading }, ours, context.viewer.now, terms);
        return comparison ? { reading, comparison } : [];
      });
      return prices.flatMap(({ reading, comparison }, place) => {
        const earlier = prices[place - 1]?.comparison;
        if (!earlier) return [];
        const pair = pairOf(earlier, comparison);
        if (pair.before.eq(0) || pair.before.eq(pair.after)) return [];
        return { ...pair, readingId: reading.id, offer, at: Date.parse(reading.capturedAt) };
      });
    });
  });
}

/** Changes within a period of those pages that count, given by their ids. */
export function priceChangesIn(
  context: RequestContext,
  scope: Scope,
  tracked: TrackedNow,
  { from, to }: Period,
  counted: ReadonlySet<string>,
): PriceChange[] {
  return changesSince(context, scope, tracked, from).filter(
    ({ at, offer }) => at <= to && counted.has(offer.sighting.listing.id),
  );
}

/** The pages that count among offers. */
export const countedPages = (offers: readonly JudgedOffer[]): ReadonlySet<string> =>
  new Set(offers.filter(isCounted).map(({ sighting }) => sighting.listing.id));

export const isRise = ({ before, after }: PriceChange): boolean => after.gt(before);

// Every list of moves asks for it to be sorted, and a division of exact decimals is dear.
const percents = new WeakMap<PriceChange, string>();

/** What became of the price, in percent of what it was, with two decimals. */
export function changePct(change: PriceChange): string {
  const { before, after } = change;
  const percent = percents.get(change) ?? after.minus(before).times(100).div(before).toFixed(2);
  percents.set(change, percent);
  return percent;
}
