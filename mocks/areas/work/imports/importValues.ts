import { oneLine, withoutControlCharacters } from '#mocks/core/plainText.ts';
import type { ImportCellError, ImportKind } from '#mocks/contract/types/types.gen.ts';
import { normalizePrice } from '#mocks/areas/catalogue/records/normalizePrice.ts';
import { countryCodes } from './countryCodes.ts';
import { parseNumber, type DecimalSign } from './decimalSign.ts';
import { cellError, type Cells } from './importRows.ts';
import { inAllLanguages, valueLabels } from './labels.ts';
import { normalizeWord, meaningsOf, type Meanings } from './matchWords.ts';
import { findCellDamage } from './damagedCell.ts';

/** Fields that hold numbers, and whether they have decimals. */
export const numberFields: Readonly<
  Record<ImportKind, Readonly<Record<string, 'whole' | 'decimal' | 'price'>>>
> = {
  products: { moq: 'whole' },
  skus: {},
  slabs: { min_qty: 'whole', max_qty: 'whole', unit_price: 'price' },
  charges: { price: 'price', repeatPrice: 'price', includedUnits: 'whole' },
  team: {},
  matches: { packFactor: 'decimal' },
  readings: { min_qty: 'whole', unit_price: 'price', setup: 'price', run: 'price' },
  targets: { target_gp: 'decimal', min_gp: 'decimal' },
};

/** The allowed values of fields, as in the contract. */
const codes: Readonly<Record<string, readonly string[]>> = {
  status: ['draft', 'active', 'backorder', 'closeout', 'discontinued'],
  configuration: ['Decorated', 'Blank'],
  type: ['Setup', 'Run', 'Order'],
  per: ['Order', 'Color', 'Location', 'Piece'],
  matchType: ['exact', 'equivalent'],
  uom: ['BX', 'CA', 'DZ', 'EA', 'KT', 'PR', 'PK', 'RL', 'ST', 'SL', 'TH'],
};

const yesNoWords = meaningsOf([
  ...['yes', 'true', '1', 'y', ...inAllLanguages('yes')].map((word) => [word, 'yes'] as const),
  ...['no', 'false', '0', 'n', ...inAllLanguages('no')].map((word) => [word, 'no'] as const),
]);

const meaningsByField: Readonly<Record<string, Meanings>> = {
  ...Object.fromEntries(
    Object.entries(codes).map(([field, all]) => [
      field,
      meaningsOf(
        all.flatMap((code) => [code, ...valueLabels(field, code)].map((word) => [word, code] as const)),
      ),
    ]),
  ),
  isKvi: yesNoWords,
  appliesLtm: yesNoWords,
  anomaly: yesNoWords,
};

/** Errors of cells that are not a clear number. */
const numberErrors = {
  ambiguous: [
    'ambiguous_number',
    'This number could mean two things. Choose the decimal separator of the file',
  ],
  otherSign: ['other_sign', 'This number has a different decimal separator than the file'],
  scientific: [
    'scientific',
    'The spreadsheet shortened this number. Format the column as a number and enter it again',
  ],
} as const;

function meaningOf(field: string, text: string): readonly string[] | undefined {
  if (field === 'countryOfOrigin') return countryCodes().get(normalizeWord(text));
  return meaningsByField[field]?.get(normalizeWord(text));
}

/** Text without invisible characters; a line break becomes a space, except in a description. */
function plainText(field: string, text: string): string {
  return field === 'description' ? withoutControlCharacters(text) : oneLine(text).trim();
}

/**
 * The cells of a row as the contract writes them: words in any language as their codes, figures with a decimal point.
 * What cannot be read stays as it is, for the rules of its field to refuse.
 */
export function readCells(
  kind: ImportKind,
  cells: Cells,
  sign: DecimalSign | null,
): { cells: Cells; errors: ImportCellError[] } {
  const errors: ImportCellError[] = [];
  const entries = Object.entries(cells).map(([field, text]): [string, string] => {
    if (text === '') return [field, text];
    const damageError = findCellDamage(field, text);
    if (damageError) {
      errors.push(damageError);
      return [field, text];
    }
    if (Object.hasOwn(numberFields[kind], field)) {
      const parsed = parseNumber(text, sign);
      if ('text' in parsed) {
        const isPrice = numberFields[kind][field] === 'price';
        return [field, isPrice ? normalizePrice(parsed.text) : parsed.text];
      }
      const { problem } = parsed;
      if (problem !== 'none') {
        const [code, message] = numberErrors[problem];
        errors.push(cellError(field, text, code, message));
      }
      return [field, text];
    }
    if (field === 'currency') return [field, text.toUpperCase()];
    const plainValue = plainText(field, text);
    const meanings = meaningOf(field, plainValue);
    if (meanings && meanings.length > 1) {
      const message = `This could mean ${meanings.slice(0, -1).join(', ')} or ${meanings.at(-1)}. Enter one of these`;
      errors.push(cellError(field, text, 'ambiguous', message));
    }
    return [field, meanings?.length === 1 ? (meanings[0] ?? plainValue) : plainValue];
  });
  return { cells: Object.fromEntries(entries), errors };
}
