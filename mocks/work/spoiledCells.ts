import type { ImportCellError } from '#mocks/contract/types/types.gen.ts';
import { cellError } from './importRows.ts';

/** What a spreadsheet writes in the place of a value, in English and in German. */
const FAILED = /^#(N\/A|NV|REF!|BEZUG!|VALUE!|WERT!|DIV\/0!|NAME\?|NULL!|NUM!|ZAHL!|SPILL!|CALC!|#+)$/i;

/** A long number as a spreadsheet shortens it: the digits behind are lost. */
const SHORTENED = /^\d+([.,]\d+)?E\+\d+$/i;

/** A code such as `9-12` after a spreadsheet took it for a day. */
const DAY = /^\d{4}-\d{2}-\d{2}(T[\d:]+Z)?$/;

/** Fields with numbers that name a thing and are not computed with. */
const named: ReadonlySet<string> = new Set(['sku', 'product', 'productId', 'partId', 'gtin']);

/** What a spreadsheet made of a cell that is not what somebody entered; undefined where nothing is wrong. */
export function spoiledCell(field: string, text: string): ImportCellError | undefined {
  if (FAILED.test(text)) {
    return cellError(
      field,
      text,
      'spreadsheet_error',
      'A formula of the spreadsheet failed; enter the value',
    );
  }
  if (named.has(field) && SHORTENED.test(text)) {
    const message =
      'A spreadsheet shortened the number; format the column as text and enter all its digits again';
    return cellError(field, text, 'scientific', message);
  }
  if (named.has(field) && DAY.test(text)) {
    const message = 'A spreadsheet took it for a date; format the column as text and enter it again';
    return cellError(field, text, 'date', message);
  }
  return undefined;
}
