import type { FieldChange, ImportCellError, ImportColumn } from '#mocks/contract/types/types.gen.ts';

/** The cells of a row by field; a field without a column is missing. */
export type Cells = Readonly<Record<string, string>>;

/** A row with its number in the spreadsheet. */
export interface FileRow {
  row: number;
  cells: Cells;
}

/** A row as it was read, with its unreadable cells. */
export interface ReadRow extends FileRow {
  /** The cells as the file has them: refusals quote these. */
  written: Cells;
  errors: ImportCellError[];
}

/** What a row would do. */
export interface CheckedRow {
  exists: boolean;
  label: string;
  changes: FieldChange[];
  errors: ImportCellError[];
  /** Values that only one row of a file may have, with their field. */
  claims: { field: string; key: string }[];
}

/** Items grouped by a key, each group in the order of the items. */
export function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

export function cellError(field: string, value: string, code: string, message: string): ImportCellError {
  return { field, value, code, message };
}

/** Errors of cells that are too long for their field. */
export function lengthErrors(cells: Cells, maxLengths: Readonly<Record<string, number>>): ImportCellError[] {
  return Object.entries(maxLengths).flatMap(([field, length]) => {
    const value = cells[field] ?? '';
    return value.length > length
      ? [cellError(field, value, 'too_long', `Enter at most ${length} characters`)]
      : [];
  });
}

/**
 * The error of a row with more cells than the header: a decimal comma without quotes may have split a number in two.
 */
export function tooManyCellsError(
  columns: readonly ImportColumn[],
  cells: readonly string[],
): ImportCellError {
  const last = columns.findLastIndex(({ field }) => field !== null);
  const message =
    'The row has more cells than the header row. Put numbers with a comma in quotes, or separate the columns with semicolons';
  const value = cells.slice(Math.max(last, 0)).join(',').replace(/,+$/, '');
  return cellError(columns[last]?.field ?? 'sku', value, 'too_many_cells', message);
}

/** The rule for our own SKUs (the contract's pattern of `sku`). */
export function skuErrors(sku: string, isNew: boolean): ImportCellError[] {
  if (sku === '') return [cellError('sku', sku, 'required', 'The row has no SKU')];
  return isNew && !/^[A-Za-z0-9._-]+$/.test(sku)
    ? [cellError('sku', sku, 'not_allowed', 'Use letters, digits, dots, hyphens and underscores only')]
    : [];
}

export function allowedValueErrors(
  field: string,
  value: string,
  words: readonly string[],
): ImportCellError[] {
  if (value === '' || words.includes(value)) return [];
  return [
    cellError(field, value, 'not_allowed', `Enter ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`),
  ];
}

/** Whether a cell, as it was read, says yes; undefined when it says neither yes nor no. */
export function parseYesNo(text: string): boolean | undefined {
  return text === 'yes' ? true : text === 'no' ? false : undefined;
}

/** The error of a name that does not stand for exactly one record. */
export function referenceErrors(
  field: string,
  value: string,
  found: readonly string[],
  noun: string,
): ImportCellError[] {
  if (value === '' || found.length === 1) return [];
  if (found.length === 0) return [cellError(field, value, 'unknown', `There is no ${noun} "${value}"`)];
  const listed = found.slice(0, 5).map((one) => `"${one}"`);
  const remainder = found.length > listed.length ? ` and ${found.length - listed.length} more` : '';
  return [
    cellError(
      field,
      value,
      'ambiguous',
      `This could mean ${listed.join(', ')}${remainder}. Enter the one you mean`,
    ),
  ];
}
