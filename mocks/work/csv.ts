import Papa from 'papaparse';

export interface Sheet {
  headers: string[];
  rows: string[][];
}

/** Reads a CSV file: RFC 4180, comma, semicolon or tab, with or without a byte order mark. Null when it is none. */
export function readCsv(text: string): Sheet | null {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [headers, ...rows] = data;
  if (!headers || errors.some(({ type }) => type === 'Quotes')) return null;
  return { headers: headers.map((header) => header.trim()), rows };
}

/**
 * A line of a CSV file. A cell that a spreadsheet would run as a formula begins with an apostrophe; a negative
 * number is a number.
 */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  const safe = cells.map((cell) => {
    const text = cell === null ? '' : String(cell);
    if (/^-?\d+(\.\d+)?$/.test(text)) return text;
    return /^\s*[=+\-@;\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
  });
  return Papa.unparse([safe]);
}

/** A whole file, with the byte order mark that spreadsheets want. */
export function csvFile(lines: readonly string[]): string {
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}
