import { normalizeListingUrl } from '#entities/market/listingUrl.ts';
import { findReadingProblems } from '#entities/market/readingRules.ts';
import { isPriceText } from '#entities/pricing/decimal.ts';
import { readingText } from '#mocks/areas/market/records/readingWriting.ts';
import type { ImportCellError } from '#mocks/contract/types/types.gen.ts';
import type { ImportIndex } from './importIndex.ts';
import { currencyErrors, quantityErrors, unitPriceErrors } from './importLadders.ts';
import { cellError, parseYesNo, type CheckedRow, type Cells } from './importRows.ts';
import {
  findReadingPlace,
  isInReading,
  isOfAnomaly,
  readingCurrency,
  readingKey,
  type ReadingPlace,
  pageLabel,
} from './readingPlace.ts';

function pageErrors(cells: Cells, { product, listing }: ReadingPlace): ImportCellError[] {
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

function anomalyErrors(cells: Cells, isKept: boolean): ImportCellError[] {
  const { anomaly = '' } = cells;
  if (anomaly !== '' && parseYesNo(anomaly) === undefined)
    return [cellError('anomaly', anomaly, 'not_a_truth', 'Enter yes or no')];
  if (isKept || !isOfAnomaly(cells)) return [];
  return [cellError('anomaly', anomaly, 'anomaly', 'A reading that is an anomaly is not added')];
}

/** What a row would do with the reading of a page, as far as the row alone says. */
export function checkReading(index: ImportIndex, cells: Cells): CheckedRow {
  const { captured_at: moment = '', currency = '', min_qty: minQty = '' } = cells;
  const place = findReadingPlace(index, cells);
  const { listing, kept, capturedAt } = place;
  const unitPrice = cells['unit_price'] ?? '';
  const errors = [
    ...pageErrors(cells, place),
    ...momentErrors(moment, capturedAt),
    ...quantityErrors('min_qty', minQty),
    ...unitPriceErrors(unitPrice),
    ...currencyErrors(currency),
    ...chargeErrors('setup', cells['setup'] ?? ''),
    ...chargeErrors('run', cells['run'] ?? ''),
    ...anomalyErrors(cells, kept.length > 0),
  ];
  const isKept = listing && kept.some((reading) => isInReading(index, listing, reading, cells));
  if (errors.length === 0 && kept.length > 0 && !isKept) {
    const message = 'A reading of this time is kept, and says something else. Readings are never changed';
    errors.push(cellError('captured_at', moment, 'taken', message));
  }
  const slab = { minQty: Number(minQty), unitPrice };
  const after = listing
    ? readingText({ breaks: [slab], currency: readingCurrency(index, listing, cells) })
    : '';
  return {
    exists: kept.length > 0,
    label: [pageLabel(index, place, cells), moment].filter(Boolean).join(' '),
    changes: kept.length > 0 ? [] : [{ field: 'reading', before: null, after }],
    errors,
    claims: minQty ? [{ field: 'min_qty', key: `${readingKey(cells)}\n${Number(minQty)}` }] : [],
  };
}
