import type { ImportColumn, ImportCounts, ImportResult } from '#api/generated/types.gen.ts';

/** The contract's limit: 5 MB. */
export const FILE_MAX_BYTES = 5 * 1024 * 1024;

/** How the chooser of files is asked for CSV files; spreadsheets name the type differently. */
export const FILE_TYPES = '.csv,text/csv';

export type FileProblem = 'import.workbook' | 'import.notCsv' | 'import.emptyFile' | 'import.tooLarge';

/** Says why a file cannot be imported, or null. The server reads it and judges again. */
export function fileProblem({ name, size }: { name: string; size: number }): FileProblem | null {
  if (/\.(xlsx?|xlsm|ods|numbers)$/i.test(name)) return 'import.workbook';
  if (!/\.(csv|txt)$/i.test(name)) return 'import.notCsv';
  if (size === 0) return 'import.emptyFile';
  return size > FILE_MAX_BYTES ? 'import.tooLarge' : null;
}

/** What a column is read as, by the columns' places in the file. */
export type Mapping = readonly (string | null)[];

export function mappingOf(columns: readonly ImportColumn[]): Mapping {
  return columns.map(({ field }) => field);
}

/** Another field for one column. A field is read from one column only: who had it before is left out. */
export function remapped(mapping: Mapping, at: number, field: string | null): Mapping {
  return mapping.map((other, place) => {
    if (place === at) return field;
    return other === field ? null : other;
  });
}

export function isSameMapping(one: Mapping, other: Mapping): boolean {
  return one.length === other.length && one.every((field, at) => field === other[at]);
}

/** The mapping as the call wants it: by header. Of two columns with one header the one that is read counts. */
export function mappingText(columns: readonly ImportColumn[], mapping: Mapping): string {
  const byHeader = new Map<string, string | null>();
  columns.forEach(({ header }, at) => {
    byHeader.set(header, mapping[at] ?? byHeader.get(header) ?? null);
  });
  return JSON.stringify(Object.fromEntries(byHeader));
}

export const results = ['error', 'create', 'update', 'unchanged'] as const satisfies ImportResult[];

/** What is looked at first: what is wrong, then what would be written. */
export function firstResult(counts: ImportCounts): ImportResult {
  return results.find((result) => counts[result] > 0) ?? 'create';
}

/** Rows that would be written. */
export function writable({ create, update }: ImportCounts): number {
  return create + update;
}

/** The name of the file with the refused rows. */
export function errorFileName(fileName: string): string {
  return `${fileName.replace(/\.[^.]*$/, '')}-errors.csv`;
}
