import type { FieldChange, ImportCellError } from '#mocks/contract/types/types.gen.ts';

/** The cells of a row by field; a field without a column is missing. */
export type Cells = Readonly<Record<string, string>>;

/** A row with its number in the file. */
export interface FileRow {
  row: number;
  cells: Cells;
}

/** What a row means. */
export interface Judged {
  exists: boolean;
  label: string;
  changes: FieldChange[];
  errors: ImportCellError[];
  /** What only one row of a file may say, with the field that says it. */
  claims: { field: string; key: string }[];
}

/** Items by a key of theirs, each group in the order of the items. */
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

/** The fields of a row that are longer than what they are written into. */
export function tooLong(cells: Cells, most: Readonly<Record<string, number>>): ImportCellError[] {
  return Object.entries(most).flatMap(([field, length]) => {
    const value = cells[field] ?? '';
    return value.length > length
      ? [cellError(field, value, 'too_long', `It has at most ${length} characters`)]
      : [];
  });
}

/** The rule of our own numbers (the contract's pattern of `sku`). */
export function skuErrors(sku: string, isNew: boolean): ImportCellError[] {
  if (sku === '') return [cellError('sku', sku, 'required', 'The row has no SKU')];
  return isNew && !/^[A-Za-z0-9._-]+$/.test(sku)
    ? [cellError('sku', sku, 'not_allowed', 'It is made of letters, digits, dots, dashes and underscores')]
    : [];
}

export function oneOf(field: string, value: string, words: readonly string[]): ImportCellError[] {
  if (value === '' || words.includes(value)) return [];
  return [
    cellError(field, value, 'not_allowed', `It is ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`),
  ];
}

const truths: Readonly<Record<string, boolean>> = {
  yes: true,
  no: false,
  true: true,
  false: false,
  '1': true,
  '0': false,
};

/** A cell that says yes or no; undefined when it says neither. */
export function truthOf(text: string): boolean | undefined {
  const key = text.toLowerCase();
  return Object.hasOwn(truths, key) ? truths[key] : undefined;
}
