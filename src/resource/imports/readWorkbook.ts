import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';
import readSheets from 'read-excel-file/universal';
import { numberFormats, withShownNumbers } from './numberFormats.ts';
import { plainNumber, WorkbookError, type Sheet, type SheetCell } from './workbookSheet.ts';

/** What a workbook of 5 MB may unpack to, and what a sheet may hold: more is a mistake or an attack. */
const MOST_UNPACKED = 64 * 1024 * 1024;
const MOST_ROWS = 20_000;
const MOST_COLUMNS = 200;

/** The parts of a workbook that say what stands in cells. */
const PARTS =
  /^(\[Content_Types\]\.xml|_rels\/.*|xl\/(workbook|styles|sharedStrings)\.xml|xl\/_rels\/.*|xl\/worksheets\/[^/]*\.xml)$/i;

/**
 * The visible sheets of a workbook that hold rows. Dates are ISO 8601, numbers are as they were stored, or as they are
 * shown with zeros before them or as a percentage, formulas are what they last gave. Throws a {@link WorkbookError}.
 */
export async function readWorkbook(bytes: ArrayBuffer): Promise<Sheet[]> {
  const parts = unpack(bytes);
  const hidden = hiddenSheets(parts);
  const formats = numberFormats(partText(parts, /^xl\/styles\.xml$/i));
  for (const [path, content] of Object.entries(parts)) {
    if (!/^xl\/worksheets\//i.test(path)) continue;
    parts[path] = strToU8(preparedSheet(withShownNumbers(strFromU8(content), formats)));
  }
  const sheets = await read(zipSync(parts, { level: 0 }).slice().buffer);
  const shown = sheets
    .filter(({ sheet }) => !hidden.has(sheet))
    .map(({ sheet, data }) => ({ name: sheet, rows: data.map((cells) => cells.map(toCell)) }))
    .filter(({ rows }) => rows.filter((cells) => cells.some(({ text }) => text !== '')).length > 1);
  if (shown.length === 0) throw new WorkbookError('import.noSheet');
  return shown;
}

/** Unpacks no more than is needed, and nothing that says it is larger than a workbook may be. */
function unpack(bytes: ArrayBuffer): Unzipped {
  let total = 0;
  try {
    return unzipSync(new Uint8Array(bytes), {
      filter: ({ name, originalSize }) => {
        if (!PARTS.test(name)) return false;
        total += originalSize;
        if (total > MOST_UNPACKED) throw new WorkbookError('import.tooMuch');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof WorkbookError ? error : new WorkbookError('import.corrupt');
  }
}

/** A part as text; empty when it is not there. */
function partText(parts: Unzipped, name: RegExp): string {
  const path = Object.keys(parts).find((each) => name.test(each));
  return path === undefined ? '' : strFromU8(parts[path] ?? new Uint8Array());
}

/** Names of the sheets that the person does not see. */
function hiddenSheets(parts: Unzipped): ReadonlySet<string> {
  const text = partText(parts, /^xl\/workbook\.xml$/i);
  const tags = text.match(/<(?:\w+:)?sheet\s(?:[^>"]|"[^"]*")*>/g) ?? [];
  return new Set(
    tags
      .filter((tag) => /\sstate="(hidden|veryHidden)"/.test(tag))
      .map((tag) => unescaped(/\sname="([^"]*)"/.exec(tag)?.[1] ?? '')),
  );
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/**
 * A sheet as the reader takes it: without cells and rows that are formatted and empty. Errors such as `#N/A` are text,
 * which the server refuses, and not empty cells; what lies far outside is refused before it fills the memory.
 */
function preparedSheet(xml: string): string {
  const filled = xml
    .replaceAll(/<(?:\w+:)?c(?:\s[^>]*)?\/>/g, '')
    .replaceAll(/<(?:\w+:)?row\s[^>]*\br="\d+"[^>]*(?:\/>|>\s*<\/(?:\w+:)?row>)/g, '')
    .replaceAll(/(<(?:\w+:)?c\s(?:[^>]*\s)?t=")e(")/g, '$1str$2');
  for (const [, column = '', row = ''] of filled.matchAll(/<(?:\w+:)?c\s[^>]*?\br="([A-Z]+)(\d+)"/g)) {
    if (columnNumber(column) > MOST_COLUMNS || Number(row) > MOST_ROWS) {
      throw new WorkbookError('import.tooMuch');
    }
  }
  return filled;
}

const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

async function read(
  archive: ArrayBuffer,
): Promise<{ sheet: string; data: readonly (readonly unknown[])[] }[]> {
  try {
    // The archive is stored and not packed, so that reading it starts no worker, which the policy of the page forbids.
    return await readSheets(archive, { parseNumber: (stored): StoredNumber => ({ stored }), trim: false });
  } catch {
    throw new WorkbookError('import.corrupt');
  }
}

/** A number as the file has it, told from text. */
interface StoredNumber {
  stored: string;
}

function toCell(cell: unknown): SheetCell {
  if (cell instanceof Date) return { text: dateText(cell), isNumber: false };
  if (typeof cell === 'object' && cell !== null && 'stored' in cell) {
    return { text: plainNumber(String(cell.stored)), isNumber: true };
  }
  return { text: typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '', isNumber: false };
}

/** A day, or a day and a time where it has one. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  return text.endsWith('00:00:00.000Z') ? text.slice(0, 10) : text.replace(/\.\d+Z$/, 'Z');
}
