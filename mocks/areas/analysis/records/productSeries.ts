import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { judgeSighting, ourPricesOf, type JudgedOffer } from '#mocks/areas/market/records/judgedOffers.ts';
import type { Sighting } from '#mocks/areas/market/records/marketTables.ts';
import type { ReadingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import type { Scope } from './analysisScope.ts';
import { keptByProduct, ladderAt, type TrackedNow } from './offersAt.ts';

/**
 * The indexes of a product at a moment as binary numbers: a series adds up some hundred thousand of them and shows two
 * decimals, and decimals would take it a minute.
 */
export interface IndexPoint {
  /** Null: nothing is compared. */
  readonly market: number | null;
  readonly byCompetitor: readonly (readonly [id: string, index: number])[];
}

/** An offer that counts: whose it is, our price, and theirs. */
interface Pair {
  readonly id: string;
  readonly ours: number;
  readonly theirs: number;
}

function toPair({ reason, comparison, sighting }: JudgedOffer): Pair | null {
  if (reason !== null || !comparison?.ours) return null;
  const { ours, theirs } = comparison;
  return { id: sighting.competitor.id, ours: ours.toNumber(), theirs: theirs.toNumber() };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** ours / theirs × 100, both summed: as `priceIndex` does it. */
function indexOf(pairs: readonly Pair[]): number | null {
  const theirs = sum(pairs.map((pair) => pair.theirs));
  return theirs === 0 ? null : (sum(pairs.map(({ ours }) => ours)) * 100) / theirs;
}

function pointOf(pairs: readonly Pair[]): IndexPoint {
  const ids = [...new Set(pairs.map(({ id }) => id))];
  const byCompetitor = ids.flatMap((id): IndexPoint['byCompetitor'] => {
    const index = indexOf(pairs.filter((pair) => pair.id === id));
    return index === null ? [] : [[id, index]];
  });
  return { market: indexOf(pairs), byCompetitor };
}

/** The indexes among offers. */
export const toPoint = (offers: readonly JudgedOffer[]): IndexPoint =>
  pointOf(offers.flatMap((offer) => toPair(offer) ?? []));

/** What was read from a page until a moment, without going over it again: moments have to rise. */
function createReader(context: RequestContext, { listing }: Sighting, first: number) {
  const { market } = context.catalogue;
  const later = market.readingsAfter(listing, first);
  let reading = market.readingAt(listing, first);
  let next = 0;
  return (moment: number): ReadingRecord | undefined => {
    while (Date.parse(later[next]?.capturedAt ?? '') <= moment) {
      reading = later[next];
      next += 1;
    }
    return reading;
  };
}

interface Known {
  readonly reading: ReadingRecord;
  readonly ladder: unknown;
  readonly pair: Pair | null;
}

const kept = keptByProduct<readonly IndexPoint[]>();

/**
 * The indexes of a product at moments that are past and rise. Most of its prices are the same at the next moment, and are
 * not compared again.
 *
 * @param question tells these moments and the pages of the scope from others
 */
export function productSeries(
  context: RequestContext,
  scope: Scope,
  { product, judged }: TrackedNow,
  moments: readonly number[],
  question: string,
): readonly IndexPoint[] {
  const terms = scope.termsFor(product);
  return kept(judged, terms, question, () => {
    const pages = judged.offers
      .filter(({ sighting }) => scope.hasPage(sighting.listing))
      .map(({ sighting }) => ({ sighting, readAt: createReader(context, sighting, moments[0] ?? 0) }));
    const known = new Map<Sighting, Known>();
    let pairs: readonly (Pair | null)[] = [];
    let point = pointOf([]);
    return moments.map((moment) => {
      const ladder = ladderAt(context, product, moment);
      const next = pages.map(({ sighting, readAt }): Pair | null => {
        const reading = readAt(moment);
        if (!reading) return null;
        const before = known.get(sighting);
        const isSeenSince = sighting.seenAt >= moment;
        if (before?.reading === reading && before.ladder === ladder && isSeenSince) return before.pair;
        // A page that was seen since was fresh then.
        const seenAt = Math.min(sighting.seenAt, moment);
        const ours = ourPricesOf(product, ladder, terms);
        const pair = toPair(judgeSighting({ ...sighting, reading, seenAt }, ours, moment, terms));
        known.set(sighting, { reading, ladder, pair });
        return pair;
      });
      if (next.some((pair, at) => pair !== (pairs[at] ?? null))) {
        point = pointOf(next.filter((pair) => pair !== null));
      }
      pairs = next;
      return point;
    });
  });
}
