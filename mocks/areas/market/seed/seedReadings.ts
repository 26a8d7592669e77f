import type { SlabRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { PackedReading, ReadingWriter } from '#mocks/areas/market/records/readingColumns.ts';
import type { CompetitorRecord, ListingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import { dollarRates } from '#mocks/areas/slabs/records/rates.ts';
import type { Random } from '#mocks/core/random.ts';
import { priceFactor } from './priceCauses.ts';
import { backOfReading, readInRun } from './scanTimes.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
const HISTORY_DAYS = 730;

/** What a dollar is in the currencies of the competitors; of the last one our rates say nothing. */
const ratesByCurrency: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: Number(dollarRates.rates.EUR),
  GBP: Number(dollarRates.rates.GBP),
  CAD: Number(dollarRates.rates.CAD),
  CHF: 0.88,
};

interface PageFacts {
  readonly listing: ListingRecord;
  /** When the page was seen last before it was put into a run: numbers are drawn until then. */
  readonly drawnSeenAt: string;
  readonly competitor: CompetitorRecord;
  /** Our own ladder, near which theirs is. */
  readonly ladder: readonly SlabRecord[];
  readonly now: number;
}

/**
 * Two years of a page, a reading about every four weeks: the price moves with its causes and a little by itself. Now and
 * then the price of a box is read as that of a piece, and put right by hand on the next day.
 */
export function seedReadings(
  { listing, drawnSeenAt, competitor, ladder, now }: PageFacts,
  writer: ReadingWriter,
  random: Random,
): void {
  const number = Number(listing.productId.slice(4));
  const pack = listing.packFactor ?? random.pick([10, 25]);
  const tax = competitor.taxIncluded ? 1 + competitor.taxPct / 100 : 1;
  const toTheirs = (ratesByCurrency[competitor.currency] ?? 1) * tax;
  const usual = (random.whole(88, 112) / 100) * toTheirs * pack;
  const rows = ladder
    .filter((_slab, row) => row === 0 || random.percent(75))
    .map(({ minQty, unitPrice }) => ({
      minQty: Math.max(1, Math.round(minQty / pack)),
      cents: Number(unitPrice) * 100 * usual,
    }))
    .filter(({ minQty }, row, all) => minQty !== all[row - 1]?.minQty);
  const { setup: hasSetup, oneColor: hasColor } = competitor.includes;
  const setupCents =
    hasSetup || !random.percent(85) ? null : Math.round(random.whole(30, 65) * 100 * toTheirs);
  const runCents = hasColor ? null : Math.round(random.whole(15, 45) * toTheirs * pack);
  const readingOf = (minute: number, share: number, changes: Partial<PackedReading> = {}): PackedReading => ({
    minute,
    breaks: rows.map(({ minQty, cents }) => ({ minQty, cents: Math.max(1, Math.round(cents * share)) })),
    setupCents,
    runCents,
    method: 'crawl',
    isAnomaly: false,
    ...changes,
  });
  writer.startListing();
  const lastDrawn = Math.floor(Date.parse(drawnSeenAt) / MINUTE_MS);
  const lastSeen = Math.floor(Date.parse(listing.lastSeenAt) / MINUTE_MS);
  const today = Math.floor(now / MINUTE_MS);
  let before = 0;
  for (
    let minute = today - HISTORY_DAYS * DAY_MINUTES;
    minute < lastDrawn;
    minute += random.whole(18, 34) * DAY_MINUTES
  ) {
    const daysAgo = (today - minute) / DAY_MINUTES;
    const share = priceFactor(competitor, number, daysAgo) * (random.whole(99, 101) / 100);
    // A reading is written on a change only.
    if (share === before) continue;
    before = share;
    const isMistaken = random.percent(1) && minute + 2 * DAY_MINUTES < lastDrawn;
    const back = backOfReading(competitor, minute * MINUTE_MS, now);
    const found =
      back === undefined ? minute : Math.floor(readInRun(competitor, listing.id, back, now) / MINUTE_MS);
    if (found > lastSeen) continue;
    writer.add(readingOf(found, share));
    // Of the last weeks there are runs: a mistake of theirs would be in the next one.
    if (isMistaken && back === undefined) {
      writer.add(readingOf(minute + DAY_MINUTES, share * 25, { isAnomaly: true }));
      writer.add(readingOf(minute + 2 * DAY_MINUTES, share, { method: 'manual' }));
    }
  }
}
