import type { ImportCellError } from '#mocks/contract/types/types.gen.ts';
import { cellError } from './importRows.ts';

/** Error values of spreadsheets, in English and German. */
const FAILED = /^#(N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|DIV\/0!|NAME\?|NULL!|NUM!|ZAHL!|SPILL!|CALC!|#+)$/i;

/** A long number that a spreadsheet shortened; its last digits are lost. */
const SHORTENED = /^\d+([.,]\d+)?E\+\d+$/i;

/** A code such as `9-12` that a spreadsheet turned into a date. */
const DAY = /^\d{4}-\d{2}-\d{2}(T[\d:]+Z)?$/;

/** Fields whose numbers are identifiers. */
const named: ReadonlySet<string> = new Set(['sku', 'product', 'productId', 'partId', 'gtin']);

/** The error of a cell that a spreadsheet changed; undefined where nothing is wrong. */
export function damagedCell(field: string, text: string): ImportCellError | undefined {
  if (FAILED.test(text)) {
    return cellError(field, text, 'spreadsheet_error', 'A spreadsheet formula failed. Enter the value');
  }
  if (named.has(field) && SHORTENED.test(text)) {
    const message =
      'The spreadsheet shortened this number. Format the column as text and enter all its digits again';
    return cellError(field, text, 'scientific', message);
  }
  if (named.has(field) && DAY.test(text)) {
    const message = 'The spreadsheet turned this into a date. Format the column as text and enter it again';
    return cellError(field, text, 'date', message);
  }
  return undefined;
}
