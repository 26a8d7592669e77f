import Papa from 'papaparse';
import { guardCell, unguardCell } from '#shared/lib/csvGuard.ts';
import { decodeFile, type Encoding } from './fileEncoding.ts';

/** A file as a spreadsheet program shows it. */
export interface Sheet {
  headers: string[];
  rows: string[][];
  /** The number of each row in the spreadsheet: empty rows count, lines within a cell do not. */
  numbers: number[];
  /** Numbers of the rows with more cells than the header line has, as where a decimal comma parts a figure in two. */
  overfullRows: number[];
  /** The number of the row with a quote that is not closed; nothing else is read then. */
  openQuote: number | null;
  encoding: Encoding;
}

const separators = [',', ';', '\t'] as const;

/** The separator that stands most often in the header row, outside quotes. */
function separatorOf(text: string): string {
  const counts = { ',': 0, ';': 0, '\t': 0 };
  let quoted = false;
  for (const char of text) {
    if (char === '"') quoted = !quoted;
    if (quoted) continue;
    if (char === '\n' || char === '\r') break;
    if (char === ',' || char === ';' || char === '\t') counts[char] += 1;
  }
  return separators.toSorted((a, b) => counts[b] - counts[a])[0] ?? ',';
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** How many cells there are up to the last one with text. */
const lastUsed = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** Excel writes this line to name the separator, and shows no row for it. */
const NAMED_SEPARATOR = /^sep=([,;\t])\r?\n/i;

/**
 * Reads a CSV file: RFC 4180, comma, semicolon or tab. Rows without text do not count as rows, but keep their numbers;
 * columns without any text at the end are left out. Null when it is none.
 */
export function readCsv(bytes: ArrayBuffer): Sheet | null {
  const file = decodeFile(bytes);
  if (file === null) return null;
  const separatorLine = NAMED_SEPARATOR.exec(file.text);
  const text = separatorLine ? file.text.slice(separatorLine[0].length) : file.text;
  const delimiter = separatorLine?.[1] ?? separatorOf(text.replace(/^[\s,;]*[\r\n]+/, ''));
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  const unclosedQuote = errors.find(({ type }) => type === 'Quotes');
  if (unclosedQuote) {
    const nothing = { headers: [], rows: [], numbers: [], overfullRows: [], encoding: file.encoding };
    return { ...nothing, openQuote: (unclosedQuote.row ?? 0) + 1 };
  }
  const lines = data
    .map((cells, index) => ({ number: index + 1, cells: cells.map(unguardCell) }))
    .filter(({ cells }) => !isBlank(cells));
  const [header, ...rows] = lines;
  if (!header) return null;
  const usedWidths = lines.map(({ cells }) => lastUsed(cells));
  const width = Math.max(...usedWidths.map((count) => Math.min(count, header.cells.length)));
  const overfullRows = lines.filter((_, index) => (usedWidths[index] ?? 0) > header.cells.length);
  return {
    headers: Array.from({ length: width }, (_, index) => (header.cells[index] ?? '').trim()),
    rows: rows.map(({ cells }) => cells.slice(0, Math.max(width, lastUsed(cells)))),
    numbers: rows.map(({ number }) => number),
    overfullRows: overfullRows.map(({ number }) => number),
    openQuote: null,
    encoding: file.encoding,
  };
}

/**
 * A line of a CSV file. A cell that a spreadsheet would run as a formula begins with an apostrophe; a negative
 * number is a number.
 */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  const guarded = cells.map((cell) => guardCell(cell === null ? '' : String(cell)));
  return Papa.unparse([guarded]);
}

/** A whole file, with the byte order mark that spreadsheets want. */
export function csvFile(lines: readonly string[]): string {
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}
