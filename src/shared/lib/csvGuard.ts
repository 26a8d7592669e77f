/** T09: what makes a spreadsheet run a cell as a formula, also behind blanks and apostrophes. */
const UNSAFE = /^'*\s*[=+\-@;\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A cell of a CSV file, with an apostrophe before what a spreadsheet would run; a negative number is a number. */
export function guardCell(text: string): string {
  return UNSAFE.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** The cell as it was before {@link guardCell}: apostrophes of its own count too, so that just one is taken back. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && UNSAFE.test(cell) ? cell.slice(1) : cell;
}
