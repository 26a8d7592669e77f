import { normalizeListingUrl } from '#entities/market/listingUrl.ts';
import { findReadingProblems } from '#entities/market/readingRules.ts';
import { decimal, isPriceText } from '#entities/pricing/decimal.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { matchLabel } from '#mocks/areas/market/records/matchEntry.ts';
import { addReading, readingChange, readingText } from '#mocks/areas/market/records/readingWriting.ts';
import type { ListingRecord, ReadingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import type { Written } from '#mocks/areas/work/records/state.ts';
import type { FieldChange, ImportCellError } from '#mocks/contract/types/types.gen.ts';
import type { ImportIndex, WriteContext } from './importIndex.ts';
import { currencyErrors, quantityErrors, unitPriceErrors } from './importLadders.ts';
import { cellError, groupedBy, type CheckedRow, type Cells } from './importRows.ts';
import { readMoment } from './readMoment.ts';

/** What a row of a file is about, as far as it names it. */
interface Place {
  product: ProductRecord | undefined;
  listing: ListingRecord | undefined;
  /** ISO 8601 in UTC; null: the cell is no moment. */
  capturedAt: string | null;
  /** What is kept of the page and the moment already. */
  reading: ReadingRecord | undefined;
}

const pageUrl = ({ url = '' }: Cells): string => normalizeListingUrl(url) ?? url;

function findPlace(index: ImportIndex, cells: Cells): Place {
  const product = index.product(cells['sku'] ?? '');
  const listing = index.pages.at(pageUrl(cells)).find(({ productId }) => productId === product?.id);
  const capturedAt = readMoment(cells['captured_at'] ?? '');
  const kept = listing && capturedAt !== null ? index.catalogue.market.readingsOf(listing) : [];
  return {
    product,
    listing,
    capturedAt,
    reading: kept.find((one) => Date.parse(one.capturedAt) === Date.parse(capturedAt ?? '')),
  };
}

/** Rows with the same key are about one page of one product. */
export function pageKey(cells: Cells): string {
  return [(cells['sku'] ?? '').toLowerCase(), pageUrl(cells)].join('\n');
}

/** Rows with the same key are the price breaks of one reading. */
export function readingKey(cells: Cells): string {
  const capturedAt = cells['captured_at'] ?? '';
  return [pageKey(cells), readMoment(capturedAt) ?? capturedAt].join('\n');
}

const currencyOf = (index: ImportIndex, listing: ListingRecord, { currency }: Cells): string =>
  currency || (index.catalogue.market.competitors.get(listing.competitorId)?.currency ?? 'USD');

/** Whether a cell says the same as a kept figure; an empty one says nothing. */
const agrees = (text: string | undefined, kept: string | null): boolean =>
  !text || (isPriceText(text) && kept !== null && decimal(text).eq(kept));

/** Whether a kept reading has the price break of a row, with its charges. */
function isKept(index: ImportIndex, listing: ListingRecord, kept: ReadingRecord, cells: Cells): boolean {
  const slab = kept.breaks.find(({ minQty }) => String(minQty) === cells['min_qty']);
  return (
    slab !== undefined &&
    agrees(cells['unit_price'], slab.unitPrice) &&
    kept.currency === currencyOf(index, listing, cells) &&
    agrees(cells['setup'], kept.setupCharge) &&
    agrees(cells['run'], kept.runCharge)
  );
}

function pageErrors(cells: Cells, { product, listing }: Place): ImportCellError[] {
  const { sku = '', url = '' } = cells;
  if (sku === '') return [cellError('sku', sku, 'required', 'The row has no SKU')];
  if (!product) return [cellError('sku', sku, 'unknown', `There is no product with the SKU "${sku}"`)];
  if (product.archivedAt !== null)
    return [cellError('sku', sku, 'archived', 'The product is archived. Restore it first')];
  if (url === '') return [cellError('url', url, 'required', 'The row has no URL')];
  if (normalizeListingUrl(url) === null)
    return [cellError('url', url, 'invalid', 'Enter the full address of a page, beginning with https://')];
  if (!listing)
    return [
      cellError('url', url, 'unknown_page', 'The product has no match with this page. Attach it first'),
    ];
  if (listing.status !== 'rejected') return [];
  const message = 'This page was rejected for this product. Restore the match to add readings';
  return [cellError('url', url, 'blacklisted', message)];
}

function momentErrors(text: string, capturedAt: string | null): ImportCellError[] {
  if (text === '')
    return [cellError('captured_at', text, 'required', 'The row does not say when the price was read')];
  if (capturedAt === null) {
    const message = 'Enter a date such as 2025-11-24, or a time with its zone such as 2025-11-24T09:00:00Z';
    return [cellError('captured_at', text, 'not_a_moment', message)];
  }
  const problems = findReadingProblems({ breaks: [], capturedAt }, Date.now());
  return problems.map(({ code }) => cellError('captured_at', text, code, 'Enter a time that is over'));
}

function chargeErrors(field: 'setup' | 'run', text: string): ImportCellError[] {
  if (text === '' || isPriceText(text)) return [];
  return [cellError(field, text, 'not_a_price', 'Enter a price of 0 or more with at most 4 decimals')];
}

/** What a row would do with the reading of a page, as far as the row alone says. */
export function checkReading(index: ImportIndex, cells: Cells): CheckedRow {
  const { sku = '', captured_at: moment = '', currency = '', min_qty: minQty = '' } = cells;
  const place = findPlace(index, cells);
  const { listing, reading, capturedAt } = place;
  const unitPrice = cells['unit_price'] ?? '';
  const errors = [
    ...pageErrors(cells, place),
    ...momentErrors(moment, capturedAt),
    ...quantityErrors('min_qty', minQty),
    ...unitPriceErrors(unitPrice),
    ...currencyErrors(currency),
    ...chargeErrors('setup', cells['setup'] ?? ''),
    ...chargeErrors('run', cells['run'] ?? ''),
  ];
  if (errors.length === 0 && listing && reading && !isKept(index, listing, reading, cells)) {
    const message = 'A reading of this time is kept, and says something else. Readings are never changed';
    errors.push(cellError('captured_at', moment, 'taken', message));
  }
  const slab = { minQty: Number(minQty), unitPrice };
  const after = listing ? readingText({ breaks: [slab], currency: currencyOf(index, listing, cells) }) : '';
  return {
    exists: reading !== undefined,
    label: [listing ? matchLabel(index.catalogue, listing) : sku, moment].filter(Boolean).join(' '),
    changes: reading ? [] : [{ field: 'reading', before: null, after }],
    errors,
    claims: minQty ? [{ field: 'min_qty', key: `${readingKey(cells)}\n${Number(minQty)}` }] : [],
  };
}

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
      currency: currencyOf(index, listing, { currency: firstOf('currency') ?? '' }),
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
  const listing = rows[0] && findPlace(index, rows[0]).listing;
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
