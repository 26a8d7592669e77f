import { guardCell } from './csvGuard.ts';

/**
 * A CSV file as text (RFC 4180). A cell that a spreadsheet would run begins with an apostrophe instead; a negative number
 * is a number.
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: string | number | null): string {
  const safe = guardCell(cell === null ? '' : String(cell));
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
