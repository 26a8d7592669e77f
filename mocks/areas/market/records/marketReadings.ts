import type { MarketChanges } from './marketState.ts';
import type { ListingRecord, ReadingRecord } from './recordTypes.ts';

/** What was read from pages before the session. */
export interface SharedReadings {
  /** The last reading of a page that is no anomaly. */
  readonly lastReadingOf: (listingId: string) => ReadingRecord | undefined;
  /** The last one that is no anomaly and was read at a moment or before it, in milliseconds since 1970. */
  readonly readingAt: (listingId: string, moment: number) => ReadingRecord | undefined;
  readonly readingsOf: (listingId: string) => ReadingRecord[];
  /** Those that were read after a moment, in milliseconds since 1970, the oldest first, anomalies included. */
  readonly readingsAfter: (listingId: string, moment: number) => ReadingRecord[];
  readonly countReadingsSince: (listingId: string, since: number) => number;
}

/** What was read from pages, as a mock session sees it. */
export interface MarketReadings {
  /** Everything that was read from a page, the oldest first, with what people said of it. */
  readonly readingsOf: (listing: ListingRecord) => ReadingRecord[];
  /** What holds now; undefined: nothing was read that is no anomaly. */
  readonly lastReadingOf: (listing: ListingRecord) => ReadingRecord | undefined;
  /** What held at a moment, in milliseconds since 1970. */
  readonly readingAt: (listing: ListingRecord, moment: number) => ReadingRecord | undefined;
  /** What was read after a moment and is no anomaly, the oldest first. */
  readonly readingsAfter: (listing: ListingRecord, moment: number) => ReadingRecord[];
  /** Adds what was read from a page. */
  readonly addReading: (reading: ReadingRecord) => void;
  /** @param since in milliseconds since 1970 */
  readonly countReadingsSince: (listing: ListingRecord, since: number) => number;
}

/** The readings of the seed with what a mock session made of them. */
export function createReadings(shared: () => SharedReadings, changes: MarketChanges): MarketReadings {
  const isOfSeed = ({ id, anomalies }: ListingRecord): boolean =>
    Object.keys(anomalies).length === 0 && !changes.readings.some(({ listingId }) => listingId === id);
  const readingsOf = ({ id, anomalies }: ListingRecord): ReadingRecord[] =>
    [...shared().readingsOf(id), ...changes.readings.filter(({ listingId }) => listingId === id)]
      .map((reading) => {
        const isAnomaly = anomalies[reading.id] ?? reading.isAnomaly;
        return isAnomaly === reading.isAnomaly ? reading : { ...reading, isAnomaly };
      })
      .toSorted((a, b) => Date.parse(a.capturedAt) - Date.parse(b.capturedAt));
  const countedOf = (listing: ListingRecord): ReadingRecord[] =>
    readingsOf(listing).filter(({ isAnomaly }) => !isAnomaly);
  return {
    readingsOf,
    lastReadingOf: (listing) =>
      isOfSeed(listing) ? shared().lastReadingOf(listing.id) : countedOf(listing).at(-1),
    readingAt: (listing, moment) =>
      isOfSeed(listing)
        ? shared().readingAt(listing.id, moment)
        : countedOf(listing).findLast(({ capturedAt }) => Date.parse(capturedAt) <= moment),
    readingsAfter: (listing, moment) =>
      isOfSeed(listing)
        ? shared()
            .readingsAfter(listing.id, moment)
            .filter(({ isAnomaly }) => !isAnomaly)
        : countedOf(listing).filter(({ capturedAt }) => Date.parse(capturedAt) > moment),
    addReading: (reading) => {
      changes.readings.push(reading);
    },
    countReadingsSince: (listing, since) =>
      shared().countReadingsSince(listing.id, since) +
      changes.readings.filter(
        ({ listingId, capturedAt }) => listingId === listing.id && Date.parse(capturedAt) >= since,
      ).length,
  };
}
