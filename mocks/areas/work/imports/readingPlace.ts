import { normalizeListingUrl } from '#entities/market/listingUrl.ts';
import { decimal, isPriceText } from '#entities/pricing/decimal.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { matchLabel } from '#mocks/areas/market/records/matchEntry.ts';
import type { ListingRecord, ReadingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import type { ImportIndex } from './importIndex.ts';
import { parseYesNo, type Cells } from './importRows.ts';
import { readMoment } from './readMoment.ts';

/** What a row of a file of readings is about, as far as it names it. */
export interface ReadingPlace {
  product: ProductRecord | undefined;
  listing: ListingRecord | undefined;
  /** ISO 8601 in UTC; null: the cell is no moment. */
  capturedAt: string | null;
  /** What is kept of the page and the moment, and keeps a row from adding to it. */
  kept: readonly ReadingRecord[];
}

const pageUrl = ({ url = '' }: Cells): string => normalizeListingUrl(url) ?? url;

/** Whether a row says that its reading is an anomaly, as an export does. */
export const isOfAnomaly = ({ anomaly = '' }: Cells): boolean => parseYesNo(anomaly) === true;

export function findReadingPlace(index: ImportIndex, cells: Cells): ReadingPlace {
  const product = index.product(cells['sku'] ?? '');
  const listing = index.pages.at(pageUrl(cells)).find(({ productId }) => productId === product?.id);
  const capturedAt = readMoment(cells['captured_at'] ?? '');
  const readings = listing && capturedAt !== null ? index.catalogue.market.readingsOf(listing) : [];
  const ofMoment = readings.filter((one) => Date.parse(one.capturedAt) === Date.parse(capturedAt ?? ''));
  // An import that was taken back left its readings as anomalies: the same file may be imported again.
  const isTakenBack = ({ isAnomaly, method }: ReadingRecord): boolean => isAnomaly && method === 'import';
  return {
    product,
    listing,
    capturedAt,
    kept: isOfAnomaly(cells) ? ofMoment : ofMoment.filter((one) => !isTakenBack(one)),
  };
}

/** What the page of a row is called: as in the list of matches, or by the SKU where there is none. */
export const pageLabel = (
  { catalogue }: ImportIndex,
  { listing }: ReadingPlace,
  { sku = '' }: Cells,
): string => (listing ? matchLabel(catalogue, listing) : sku);

/** Rows with the same key are about one page of one product. */
export function pageKey(cells: Cells): string {
  return [(cells['sku'] ?? '').toLowerCase(), pageUrl(cells)].join('\n');
}

/** Rows with the same key are the price breaks of one reading. */
export function readingKey(cells: Cells): string {
  const capturedAt = cells['captured_at'] ?? '';
  return [pageKey(cells), readMoment(capturedAt) ?? capturedAt, isOfAnomaly(cells)].join('\n');
}

/** The currency of a row; an empty cell is in that of the competitor. */
export const readingCurrency = (index: ImportIndex, listing: ListingRecord, { currency }: Cells): string =>
  currency || (index.catalogue.market.competitors.get(listing.competitorId)?.currency ?? 'USD');

/** Whether a cell says the same as a kept figure; an empty one says nothing. */
const agrees = (text: string | undefined, kept: string | null): boolean =>
  !text || (isPriceText(text) && kept !== null && decimal(text).eq(kept));

/** Whether a kept reading has the price break of a row, with its charges. */
export function isInReading(
  index: ImportIndex,
  listing: ListingRecord,
  kept: ReadingRecord,
  cells: Cells,
): boolean {
  const slab = kept.breaks.find(({ minQty }) => String(minQty) === cells['min_qty']);
  return (
    slab !== undefined &&
    agrees(cells['unit_price'], slab.unitPrice) &&
    kept.currency === readingCurrency(index, listing, cells) &&
    agrees(cells['setup'], kept.setupCharge) &&
    agrees(cells['run'], kept.runCharge)
  );
}
