import type {
  DecimalSign,
  ImportColumn,
  ImportCounts,
  ImportMode,
  ImportResult,
  ImportRun,
} from '#api/generated/types.gen.ts';

/** The contract's limit: 5 MB. */
export const FILE_MAX_BYTES = 5 * 1024 * 1024;

/** How the chooser of files is asked for CSV files and workbooks; spreadsheets name the types differently. */
export const FILE_TYPES =
  '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export type FileProblem =
  | 'import.workbook'
  | 'import.notCsv'
  | 'import.emptyFile'
  | 'import.tooLarge'
  | 'import.encrypted'
  | 'import.renamed';

export function isWorkbook(name: string): boolean {
  return /\.xlsx$/i.test(name);
}

/** Says why a file cannot be imported, or null. The server reads it and judges again. */
export function fileProblem({ name, size }: { name: string; size: number }): FileProblem | null {
  if (/\.(xls|xlsm|xlsb|ods|numbers)$/i.test(name)) return 'import.workbook';
  if (!/\.(csv|txt|xlsx)$/i.test(name)) return 'import.notCsv';
  if (size === 0) return 'import.emptyFile';
  return size > FILE_MAX_BYTES ? 'import.tooLarge' : null;
}

/** How files begin that are no text, as hexadecimal digits: a zip archive, and the older format of Office. */
const ZIP = '504b';
const OLD_OFFICE = 'd0cf11e0';

/**
 * Says why the first bytes of a file do not fit its name, or null: a workbook is a zip archive, and one with a password
 * is wrapped in the older format.
 */
export function contentProblem(name: string, bytes: Uint8Array): FileProblem | null {
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (isWorkbook(name)) {
    if (start.startsWith(OLD_OFFICE)) return 'import.encrypted';
    return start.startsWith(ZIP) ? null : 'import.renamed';
  }
  return start.startsWith(ZIP) || start.startsWith(OLD_OFFICE) ? 'import.renamed' : null;
}

/** What a column is read as, by the columns' places in the file. */
export type Mapping = readonly (string | null)[];

export function toMapping(columns: readonly ImportColumn[]): Mapping {
  return columns.map(({ field }) => field);
}

/** Another field for one column. A field is read from one column only: who had it before is left out. */
export function changeMapping(mapping: Mapping, at: number, field: string | null): Mapping {
  return mapping.map((other, place) => {
    if (place === at) return field;
    return other === field ? null : other;
  });
}

/** What a person chooses about a file, and what a check is a check of. */
export interface ImportSettings {
  /** Null: as the server guesses or remembers. */
  mapping: Mapping | null;
  mode: ImportMode;
  /** Null: as the figures of the file show. */
  decimalSign: DecimalSign | null;
  /** The place of the sheet in a workbook. */
  sheet: number;
}

export const firstSettings: ImportSettings = { mapping: null, mode: 'merge', decimalSign: null, sheet: 0 };

/** Whether a check says nothing of these settings any more: only what was checked is written. */
export function isStale(
  run: Pick<ImportRun, 'columns' | 'mode' | 'decimalSign'>,
  checkedSheet: number,
  settings: ImportSettings,
): boolean {
  const { mapping, mode, decimalSign, sheet } = settings;
  const checked = toMapping(run.columns);
  return (
    sheet !== checkedSheet ||
    mode !== run.mode ||
    (decimalSign !== null && decimalSign !== run.decimalSign) ||
    (mapping !== null &&
      (mapping.length !== checked.length || mapping.some((field, at) => field !== checked[at])))
  );
}

/** What a spreadsheet calls a column: A, B, …, Z, AA. */
export function columnLetter(at: number): string {
  const rest = Math.floor(at / 26);
  return (rest > 0 ? columnLetter(rest - 1) : '') + String.fromCharCode(65 + (at % 26));
}

/** The cell of a row that holds a field, such as `C7`; null when no column does. */
export function cellAddress(columns: readonly ImportColumn[], field: string, row: number): string | null {
  const at = columns.findIndex((column) => column.field === field);
  return at < 0 ? null : `${columnLetter(at)}${row}`;
}

export const results = ['error', 'create', 'update', 'unchanged'] as const satisfies ImportResult[];

/** What is looked at first: what is wrong, then what would be written. */
export function firstResult(counts: ImportCounts): ImportResult {
  return results.find((result) => counts[result] > 0) ?? 'create';
}

/** Rows that would be written. */
export function writableRows({ create, update }: ImportCounts): number {
  return create + update;
}

/** The name of the file with the refused rows. */
export function errorFileName(fileName: string): string {
  return `${fileName.replace(/\.[^.]*$/, '')}-errors.csv`;
}

/** The name under which a sheet of a workbook is sent: it is sent as CSV. */
export function sheetFileName(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '.csv');
}
