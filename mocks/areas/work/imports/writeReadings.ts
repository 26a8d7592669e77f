import { matchLabel } from '#mocks/areas/market/records/matchEntry.ts';
import { addReading, readingChange } from '#mocks/areas/market/records/readingWriting.ts';
import type { ListingRecord, ReadingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import type { Written } from '#mocks/areas/work/records/state.ts';
import type { FieldChange } from '#mocks/contract/types/types.gen.ts';
import type { WriteContext } from './importIndex.ts';
import { groupedBy, type Cells } from './importRows.ts';
import { readMoment } from './readMoment.ts';
import { findReadingPlace, readingCurrency, readingKey } from './readingPlace.ts';

/** The reading that the rows of one moment make. */
function addImported(
  { index, now }: WriteContext,
  listing: ListingRecord,
  rows: readonly Cells[],
): ReadingRecord {
  const firstOf = (field: string): string | null => rows.map((cells) => cells[field]).find(Boolean) ?? null;
  const breaks = rows
    .map((cells) => ({ minQty: Number(cells['min_qty']), unitPrice: cells['unit_price'] ?? '' }))
    .toSorted((a, b) => a.minQty - b.minQty);
  return addReading(
    index.catalogue,
    listing.id,
    {
      breaks,
      capturedAt: readMoment(firstOf('captured_at') ?? '') ?? now,
      currency: readingCurrency(index, listing, { currency: firstOf('currency') ?? '' }),
      setupCharge: firstOf('setup'),
      runCharge: firstOf('run'),
      shippingNote: null,
    },
    { method: 'import', by: null, now: Date.parse(now) },
  );
}

/**
 * Adds the readings of one page. Undoing does not take them out: the match as it was before is one for which they are
 * anomalies. Null when the product has no such page any more.
 */
export function writeReadings(
  writing: WriteContext,
  rows: readonly Cells[],
): { written: Written; changes: FieldChange[] } | null {
  const { index, author, now } = writing;
  const { market } = index.catalogue;
  const listing = rows[0] && findReadingPlace(index, rows[0]).listing;
  if (!listing) return null;
  const added = [...groupedBy(rows, readingKey).values()].map((group) =>
    addImported(writing, listing, group),
  );
  const isAnomaly = Object.fromEntries(added.map(({ id }) => [id, true]));
  const before = { ...listing, anomalies: { ...listing.anomalies, ...isAnomaly } };
  const after = market.listings.put({
    ...listing,
    version: listing.version + 1,
    updatedAt: now,
    updatedBy: author.actor,
  });
  index.pages.put(after);
  return {
    written: {
      id: after.id,
      label: matchLabel(index.catalogue, after),
      undo: { kind: 'match', before, after },
    },
    changes: added.map((reading) => readingChange(undefined, reading)),
  };
}
