import { saveFile } from '#shared/lib/saveFile.ts';

/** Spreadsheets read a file as UTF-8 by this mark, which reading it as text takes away. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Hands a CSV file to the person as a download. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
}

/** Hands a JSON file to the person as a download. */
export function saveJson(name: string, value: unknown): void {
  saveFile(name, new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }));
}
