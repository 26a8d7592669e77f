import Papa from 'papaparse';

export interface Sheet {
  headers: string[];
  rows: string[][];
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

/** T09: what makes a spreadsheet run a cell; apostrophes before it count too, so that reading takes back just one. */
const UNSAFE = /^'*\s*[=+\-@;\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A cell as it was before {@link csvLine} made it harmless. */
function plain(cell: string): string {
  return cell.startsWith("'") && UNSAFE.test(cell) ? cell.slice(1) : cell;
}

/**
 * Reads a CSV file: RFC 4180, UTF-8 with or without a byte order mark; comma, semicolon or tab. Empty lines do not
 * count. Null when it is none.
 */
export function readCsv(bytes: ArrayBuffer): Sheet | null {
  const text = decoded(bytes)?.replace(/^[\r\n]+/, '');
  if (text === undefined) return null;
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    skipEmptyLines: 'greedy',
  });
  const [headers, ...rows] = data.map((cells) => cells.map(plain));
  if (!headers || errors.some(({ type }) => type === 'Quotes')) return null;
  return { headers: headers.map((header) => header.trim()), rows };
}

/** Undefined for a picture, a workbook, or text in another encoding. */
function decoded(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * A line of a CSV file. A cell that a spreadsheet would run as a formula begins with an apostrophe; a negative
 * number is a number.
 */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  const safe = cells.map((cell) => {
    const text = cell === null ? '' : String(cell);
    return UNSAFE.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  });
  return Papa.unparse([safe]);
}

/** A whole file, with the byte order mark that spreadsheets want. */
export function csvFile(lines: readonly string[]): string {
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}
