import { loadExtra } from '#shared/lib/loadExtra.ts';
import {
  contentProblem,
  fileProblem,
  isWorkbook,
  sheetFileName,
  type ImportSettings,
} from './importRules.ts';
import { hasNumbersAsText, sheetCsv, WorkbookError, type Sheet } from './workbookSheet.ts';

/** A file that was chosen: text as it is, or the sheets of a workbook. */
export interface ImportFile {
  file: File;
  sheets: Sheet[] | null;
}

export type ReadFile =
  | { chosen: ImportFile }
  | { problem: Exclude<ReturnType<typeof fileProblem>, null> | WorkbookError['problem'] };

/** Reads a file as far as the browser has to; what reads workbooks is fetched for the first one. */
export async function readImportFile(file: File): Promise<ReadFile> {
  const named = fileProblem(file);
  if (named !== null) return { problem: named };
  const problem = contentProblem(file.name, new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  if (problem !== null) return { problem };
  if (!isWorkbook(file.name)) return { chosen: { file, sheets: null } };
  try {
    const { readWorkbook } = await loadExtra(() => import('./readWorkbook.ts'));
    return { chosen: { file, sheets: await readWorkbook(await file.arrayBuffer()) } };
  } catch (error) {
    if (error instanceof WorkbookError) return { problem: error.problem };
    throw error;
  }
}

/** Whether a file can be sent: a browser no longer reads one that was saved again since it was chosen. */
export async function isReadable({ file, sheets }: ImportFile): Promise<boolean> {
  if (sheets) return true;
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** What is sent of a file: a workbook as CSV, its numbers with the decimal sign that was chosen. */
export function toUpload({ file, sheets }: ImportFile, { decimalSign, sheet }: ImportSettings) {
  const shown = sheets?.[sheet];
  const asked = decimalSign ?? (shown && !hasNumbersAsText(shown) ? ('.' as const) : null);
  const sign = asked === null ? {} : { decimalSign: asked };
  if (!shown) return { file, ...sign };
  const text = sheetCsv(shown, asked ?? '.');
  const type = 'text/csv';
  // The same sheet is the same intent (D4), whenever it is sent.
  const { lastModified } = file;
  return { file: new File([text], sheetFileName(file.name), { type, lastModified }), ...sign };
}
