import type { Slab } from '#entities/pricing/types.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { csvLine } from '#mocks/areas/work/records/csv.ts';
import type { ListingRecord, ReadingRecord } from './recordTypes.ts';

type Cell = string | number | boolean | null;

interface ReadBreak {
  readonly sku: string;
  readonly listing: ListingRecord;
  readonly reading: ReadingRecord;
  readonly slab: Slab;
}

/** What a file can hold of a price break that was read from a page. */
export const readingCells: Readonly<Record<string, (row: ReadBreak) => Cell>> = {
  sku: ({ sku }) => sku,
  url: ({ listing }) => listing.url,
  captured_at: ({ reading }) => reading.capturedAt,
  currency: ({ reading }) => reading.currency,
  min_qty: ({ slab }) => slab.minQty,
  unit_price: ({ slab }) => slab.unitPrice,
  setup: ({ reading }) => reading.setupCharge,
  run: ({ reading }) => reading.runCharge,
  method: ({ reading }) => reading.method,
  anomaly: ({ reading }) => reading.isAnomaly,
};

/** Everything that was read from a page, the oldest first: a line for each price break, anomalies too. */
export function readingLines(
  { market, products }: Catalogue,
  listing: ListingRecord,
  columns: readonly string[],
): string[] {
  const sku = products.get(listing.productId)?.sku ?? listing.productId;
  return market
    .readingsOf(listing)
    .flatMap((reading) =>
      reading.breaks.map((slab) =>
        csvLine(columns.map((column) => readingCells[column]?.({ sku, listing, reading, slab }) ?? null)),
      ),
    );
}
