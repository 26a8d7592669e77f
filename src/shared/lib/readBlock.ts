/** Cells of a block as spreadsheets copy it: tabs between columns, lines between rows, quotes around what has either. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  // A cell in quotes, or a plain one; then what ends it.
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/y;
  while (cell.lastIndex <= text.length) {
    const [whole, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (whole === undefined) break;
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // Sheets end the last line too.
  if (rows.length > 1 && rows.at(-1)?.join('') === '') rows.pop();
  return rows;
}

/** A text in one line: a line break, and the blanks around it, is a space. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s*[\r\n\u2028\u2029]\s*/g, ' ').trim();
}
