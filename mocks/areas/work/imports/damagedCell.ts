import type { ImportCellError } from '#mocks/contract/types/types.gen.ts';
import { cellError } from './importRows.ts';

/** Error values of spreadsheets, in English and German. */
const FORMULA_ERROR =
  /^#(N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|DIV\/0!|NAME\?|NULL!|NUM!|ZAHL!|SPILL!|CALC!|#+)$/i;

/** A long number that a spreadsheet shortened; its last digits are lost. */
const SCIENTIFIC_NOTATION = /^\d+([.,]\d+)?E\+\d+$/i;

/** A code such as `9-12` that a spreadsheet turned into a date. */
const DATE = /^\d{4}-\d{2}-\d{2}(T[\d:]+Z)?$/;

/** Fields whose numbers are identifiers. */
const identifierFields: ReadonlySet<string> = new Set(['sku', 'product', 'productId', 'partId', 'gtin']);

/** The error of a cell that a spreadsheet changed; undefined where nothing is wrong. */
export function findCellDamage(field: string, text: string): ImportCellError | undefined {
  if (FORMULA_ERROR.test(text)) {
    return cellError(field, text, 'spreadsheet_error', 'A spreadsheet formula failed. Enter the value');
  }
  if (identifierFields.has(field) && SCIENTIFIC_NOTATION.test(text)) {
    const message =
      'The spreadsheet shortened this number. Format the column as text and enter all its digits again';
    return cellError(field, text, 'scientific', message);
  }
  if (identifierFields.has(field) && DATE.test(text)) {
    const message = 'The spreadsheet turned this into a date. Format the column as text and enter it again';
    return cellError(field, text, 'date', message);
  }
  return undefined;
}
