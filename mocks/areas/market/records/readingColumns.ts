import type { ReadingRecord } from './recordTypes.ts';

export const MINUTE_MS = 60_000;
const UNKNOWN = 0xff_ff_ff_ff;
const methods = ['crawl', 'manual', 'import'] as const;

/** A reading as numbers: minutes since 1970, amounts in hundredths. */
export interface PackedReading {
  readonly minute: number;
  readonly breaks: readonly { readonly minQty: number; readonly cents: number }[];
  readonly setupCents: number | null;
  readonly runCents: number | null;
  readonly method: ReadingRecord['method'];
  readonly isAnomaly: boolean;
}

/** A packed reading with its place among those of its listing, from 1. */
export interface NumberedReading extends PackedReading {
  readonly number: number;
}

/**
 * Readings of many listings in columns of numbers: four hundred thousand take some thirty megabytes and no time of the
 * garbage collector. Those of a listing stand together, the oldest first.
 */
export interface ReadingColumns {
  readonly count: number;
  /** The last reading of a listing that is no anomaly, until a minute; undefined: there is none. */
  readonly lastOf: (listing: number, until?: number) => NumberedReading | undefined;
  readonly allOf: (listing: number) => NumberedReading[];
  /** Those after a minute. */
  readonly allAfter: (listing: number, minute: number) => NumberedReading[];
  /** How many of a listing were read at a minute or after it. */
  readonly countSince: (listing: number, minute: number) => number;
  /** The numbers of those that were found by reading the page at a minute or after it, by their minutes. */
  readonly crawledSince: (listing: number, minute: number) => ReadonlyMap<number, number>;
}

export interface ReadingWriter {
  /** Begins the readings of the next listing. */
  readonly startListing: () => void;
  readonly add: (reading: PackedReading) => void;
  readonly finish: () => ReadingColumns;
}

interface Column {
  readonly add: (value: number) => void;
  readonly finish: () => Uint32Array;
  readonly size: () => number;
}

function createColumn(): Column {
  let values = new Uint32Array(1024);
  let size = 0;
  return {
    add: (value) => {
      if (size === values.length) {
        const larger = new Uint32Array(size * 2);
        larger.set(values);
        values = larger;
      }
      values[size] = value;
      size += 1;
    },
    finish: () => values.slice(0, size),
    size: () => size,
  };
}

export function createReadingWriter(): ReadingWriter {
  const [firstOf, minutes, setups, runs, kinds] = [1, 2, 3, 4, 5].map(createColumn);
  const [firstBreaks, quantities, cents] = [1, 2, 3].map(createColumn);
  if (!firstOf || !minutes || !setups || !runs || !kinds || !firstBreaks || !quantities || !cents)
    throw new Error('A column is missing.');
  return {
    startListing: () => firstOf.add(minutes.size()),
    add: (reading) => {
      minutes.add(reading.minute);
      setups.add(reading.setupCents ?? UNKNOWN);
      runs.add(reading.runCents ?? UNKNOWN);
      kinds.add(methods.indexOf(reading.method) * 2 + (reading.isAnomaly ? 1 : 0));
      firstBreaks.add(quantities.size());
      for (const each of reading.breaks) {
        quantities.add(each.minQty);
        cents.add(each.cents);
      }
    },
    finish: () => {
      firstOf.add(minutes.size());
      firstBreaks.add(quantities.size());
      return readColumns({
        firstOf: firstOf.finish(),
        minutes: minutes.finish(),
        setups: setups.finish(),
        runs: runs.finish(),
        kinds: kinds.finish(),
        firstBreaks: firstBreaks.finish(),
        quantities: quantities.finish(),
        cents: cents.finish(),
      });
    },
  };
}

type ColumnName =
  | 'firstOf'
  | 'minutes'
  | 'setups'
  | 'runs'
  | 'kinds'
  | 'firstBreaks'
  | 'quantities'
  | 'cents';

function readColumns(columns: Record<ColumnName, Uint32Array>): ReadingColumns {
  const valueAt = (name: ColumnName, place: number): number => columns[name][place] ?? 0;
  const amountAt = (name: ColumnName, place: number): number | null => {
    const amount = valueAt(name, place);
    return amount === UNKNOWN ? null : amount;
  };
  const isAnomaly = (place: number): boolean => valueAt('kinds', place) % 2 === 1;
  const readingAt = (place: number, number: number): NumberedReading => {
    const first = valueAt('firstBreaks', place);
    return {
      number,
      minute: valueAt('minutes', place),
      breaks: Array.from({ length: valueAt('firstBreaks', place + 1) - first }, (_, step) => ({
        minQty: valueAt('quantities', first + step),
        cents: valueAt('cents', first + step),
      })),
      setupCents: amountAt('setups', place),
      runCents: amountAt('runs', place),
      method: methods[Math.floor(valueAt('kinds', place) / 2)] ?? 'crawl',
      isAnomaly: isAnomaly(place),
    };
  };
  const allAfter = (listing: number, minute: number): NumberedReading[] => {
    const first = valueAt('firstOf', listing);
    const end = valueAt('firstOf', listing + 1);
    let from = end;
    while (from > first && valueAt('minutes', from - 1) > minute) from -= 1;
    return Array.from({ length: end - from }, (_, step) => readingAt(from + step, from + step - first + 1));
  };
  return {
    count: columns.minutes.length,
    lastOf: (listing, until = Infinity) => {
      const first = valueAt('firstOf', listing);
      for (let place = valueAt('firstOf', listing + 1) - 1; place >= first; place -= 1) {
        if (valueAt('minutes', place) <= until && !isAnomaly(place))
          return readingAt(place, place - first + 1);
      }
      return undefined;
    },
    countSince: (listing, minute) =>
      columns.minutes
        .subarray(valueAt('firstOf', listing), valueAt('firstOf', listing + 1))
        .filter((read) => read >= minute).length,
    crawledSince: (listing, minute) => {
      const first = valueAt('firstOf', listing);
      const found = new Map<number, number>();
      // The very first one changes nothing.
      for (let place = valueAt('firstOf', listing + 1) - 1; place > first; place -= 1) {
        const read = valueAt('minutes', place);
        if (read < minute) break;
        if (methods[Math.floor(valueAt('kinds', place) / 2)] === 'crawl') found.set(read, place - first + 1);
      }
      return found;
    },
    allOf: (listing) => allAfter(listing, -1),
    allAfter,
  };
}

/** A packed reading as a record. */
export function unpackReading(reading: NumberedReading, listingId: string, currency: string): ReadingRecord {
  const { number, minute, breaks, setupCents, runCents, method, isAnomaly } = reading;
  const toAmount = (cents: number): string => (cents / 100).toFixed(2);
  return {
    id: `rdg-${listingId.slice(4)}-${number}`,
    listingId,
    capturedAt: new Date(minute * MINUTE_MS).toISOString(),
    currency,
    breaks: breaks.map(({ minQty, cents }) => ({ minQty, unitPrice: toAmount(cents) })),
    setupCharge: setupCents === null ? null : toAmount(setupCents),
    runCharge: runCents === null ? null : toAmount(runCents),
    shippingNote: null,
    method,
    isAnomaly,
    createdBy: null,
  };
}
