/** T09: what makes a spreadsheet run a cell as a formula, also behind blanks and apostrophes. */
const UNSAFE = /^'*\s*[=+\-@;\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * A CSV file as text (RFC 4180). A cell that a spreadsheet would run begins with an apostrophe instead; a negative number
 * is a number.
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: string | number | null): string {
  const text = cell === null ? '' : String(cell);
  const safe = UNSAFE.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
