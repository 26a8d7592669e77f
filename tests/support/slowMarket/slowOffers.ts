import type { ReadingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import { exact, total, type Amount } from './exact.ts';
import type { RawMarket, RawPage, RawProduct } from './rawMarket.ts';
import type { SlowScope } from './slowScope.ts';
import { ladderAt, ourPrices, theirPrices, type Prices } from './slowPrices.ts';

const DAY_MS = 86_400_000;
const scanDays = { daily: 1, weekly: 7, manual: Infinity } as const;

/** Two prices on one basis. */
export interface Pair {
  readonly ours: Amount | null;
  readonly theirs: Amount;
}

/** The offer of a page at a moment. */
export interface SlowOffer {
  readonly raw: RawPage;
  readonly freshness: 'fresh' | 'stale' | 'expired';
  readonly seenAt: number;
  readonly isSuspicious: boolean;
  readonly counts: boolean;
  readonly pair: Pair | null;
}

const known = new WeakMap<ReadingRecord, Map<number, Prices | null>>();

/** Prices of a reading do not change within a test: each is converted once for a quantity. */
function pricesIn(market: RawMarket, page: RawPage, reading: ReadingRecord, quantity: number): Prices | null {
  const byQuantity = known.get(reading) ?? new Map<number, Prices | null>();
  known.set(reading, byQuantity);
  const found = byQuantity.get(quantity);
  if (found !== undefined) return found;
  const prices = theirPrices(market, page, reading, quantity);
  byQuantity.set(quantity, prices);
  return prices;
}

/** On the basis of the scope; by unit price where their charges are not known. */
function pairOf(ours: Prices, theirs: Prices, basis: SlowScope['basis']): Pair | null {
  if (basis === 'allIn' && theirs.allIn) return { ours: ours.allIn, theirs: theirs.allIn };
  return theirs.unit && { ours: ours.unit, theirs: theirs.unit };
}

/** How much dearer we are, in percent of their price. */
const gapOf = ({ ours, theirs }: Pair): Amount | null => ours && ours.minus(theirs).div(theirs).times(100);

/** The pages of a product that the scope has and that were read until a moment, as they were then. */
export function offersAt(market: RawMarket, scope: SlowScope, one: RawProduct, moment: number): SlowOffer[] {
  const { settings, rates } = market;
  const quantity = scope.quantityOf(one.product);
  const ours = ourPrices(one.product, ladderAt(one, moment), quantity);
  return one.pages.filter(scope.hasPage).flatMap((raw) => {
    const { page, competitor } = raw;
    const reading = raw.readings.findLast(({ capturedAt }) => Date.parse(capturedAt) <= moment);
    if (!reading) return [];
    const theirs = pricesIn(market, raw, reading, quantity);
    const pair = theirs && pairOf(ours, theirs, scope.basis);
    const seenAt = Math.min(raw.seenAt, moment);
    const age = (moment - seenAt) / DAY_MS;
    const freshDays = settings.freshIntervals * scanDays[competitor.scanFrequency];
    const young = age <= freshDays ? 'fresh' : 'stale';
    const freshness = age > settings.expiredDays ? 'expired' : young;
    const distance = pair?.ours?.gt(0) === true ? pair.theirs.minus(pair.ours).abs().div(pair.ours) : null;
    const isFar = distance?.times(100).gt(settings.suspiciousPct) === true;
    const isSuspicious = page.packFactor === null || isFar;
    const counts =
      page.status === 'confirmed' &&
      page.availability !== 'outOfStock' &&
      rates[reading.currency] !== undefined &&
      !isSuspicious &&
      freshness === 'fresh' &&
      pair !== null;
    return { raw, freshness, seenAt, isSuspicious, counts, pair };
  });
}

const countedPairs = (offers: readonly SlowOffer[]): Pair[] =>
  offers.flatMap(({ counts, pair }) => (counts && pair ? pair : []));

/** Our price / the mean of the offers that count × 100, each beside our price on its own basis. */
export function indexOf(offers: readonly SlowOffer[]): Amount | null {
  const pairs = countedPairs(offers).flatMap(({ ours, theirs }) => (ours ? { ours, theirs } : []));
  if (pairs.length === 0) return null;
  return total(pairs.map(({ ours }) => ours))
    .times(100)
    .div(total(pairs.map(({ theirs }) => theirs)));
}

/** `MarketStanding` of the contract. */
export function standingOf(
  offers: readonly SlowOffer[],
  { settings }: RawMarket,
): 'first' | 'tied' | 'between' | 'last' | null {
  const gaps = countedPairs(offers).flatMap((pair) => gapOf(pair) ?? []);
  const tolerance = exact(settings.tieTolerancePct);
  if (gaps.length === 0) return null;
  if (gaps.every((gap) => gap.lt(tolerance.times(-1)))) return 'first';
  if (gaps.every((gap) => gap.lte(tolerance))) return 'tied';
  return gaps.every((gap) => gap.gt(tolerance)) ? 'last' : 'between';
}

/** A change of a price that counts. */
export interface SlowChange {
  readonly raw: RawPage;
  readonly id: string;
  readonly at: number;
  readonly changePct: Amount;
  /** The gap of our price at the end of the scope to the new one. */
  readonly gapPct: Amount | null;
}

/** What the pages among offers did between two moments, of those that count. */
export function changesOf(
  market: RawMarket,
  scope: SlowScope,
  one: RawProduct,
  offers: readonly SlowOffer[],
  { from, to }: { from: number; to: number },
): SlowChange[] {
  const quantity = scope.quantityOf(one.product);
  const ours = ourPrices(one.product, ladderAt(one, scope.to), quantity);
  return offers.flatMap(({ raw, counts }) =>
    (counts ? raw.readings : []).flatMap((reading, place) => {
      const [at, earlier] = [Date.parse(reading.capturedAt), raw.readings[place - 1]];
      if (!earlier || at <= from || at > to) return [];
      const before = pricesIn(market, raw, earlier, quantity);
      const after = pricesIn(market, raw, reading, quantity);
      const isAllIn = scope.basis === 'allIn' && before?.allIn && after?.allIn;
      const [was, is] = isAllIn ? [before.allIn, after.allIn] : [before?.unit, after?.unit];
      if (!was || !is || was.eq(is)) return [];
      return {
        raw,
        id: reading.id,
        at,
        changePct: is.minus(was).div(was).times(100),
        gapPct: gapOf({ ours: isAllIn ? ours.allIn : ours.unit, theirs: is }),
      };
    }),
  );
}

/** How often goods on the pages of offers came or went between two moments. */
export function stockChangesOf(
  offers: readonly SlowOffer[],
  { from, to }: { from: number; to: number },
): number {
  const isGone = (availability: string): boolean => availability === 'outOfStock';
  return offers
    .flatMap(({ raw }) => raw.stock)
    .filter(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to)
    .filter(({ before, after }) => isGone(before) !== isGone(after)).length;
}
