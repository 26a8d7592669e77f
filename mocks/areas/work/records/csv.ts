import Papa from 'papaparse';
import { guardCell, unguardCell } from '#shared/lib/csvGuard.ts';
import { decodedFile, type Encoding } from './fileEncoding.ts';

/** A file as a spreadsheet program shows it. */
export interface Sheet {
  headers: string[];
  rows: string[][];
  /** The number of each row in the spreadsheet: empty rows count, lines within a cell do not. */
  numbers: number[];
  /** Numbers of the rows with more cells than the header line has, as where a decimal comma parts a figure in two. */
  overfull: number[];
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
  const file = decodedFile(bytes);
  if (file === null) return null;
  const named = NAMED_SEPARATOR.exec(file.text);
  const text = named ? file.text.slice(named[0].length) : file.text;
  const delimiter = named?.[1] ?? separatorOf(text.replace(/^[\s,;]*[\r\n]+/, ''));
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open) {
    const nothing = { headers: [], rows: [], numbers: [], overfull: [], encoding: file.encoding };
    return { ...nothing, openQuote: (open.row ?? 0) + 1 };
  }
  const lines = data
    .map((cells, at) => ({ number: at + 1, cells: cells.map(unguardCell) }))
    .filter(({ cells }) => !isBlank(cells));
  const [header, ...rows] = lines;
  if (!header) return null;
  const used = lines.map(({ cells }) => lastUsed(cells));
  const width = Math.max(...used.map((count) => Math.min(count, header.cells.length)));
  const overfull = lines.filter((_, at) => (used[at] ?? 0) > header.cells.length);
  return {
    headers: Array.from({ length: width }, (_, at) => (header.cells[at] ?? '').trim()),
    rows: rows.map(({ cells }) => cells.slice(0, Math.max(width, lastUsed(cells)))),
    numbers: rows.map(({ number }) => number),
    overfull: overfull.map(({ number }) => number),
    openQuote: null,
    encoding: file.encoding,
  };
}

/**
 * A line of a CSV file. A cell that a spreadsheet would run as a formula begins with an apostrophe; a negative
 * number is a number.
 */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  const safe = cells.map((cell) => guardCell(cell === null ? '' : String(cell)));
  return Papa.unparse([safe]);
}

/** A whole file, with the byte order mark that spreadsheets want. */
export function csvFile(lines: readonly string[]): string {
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}
