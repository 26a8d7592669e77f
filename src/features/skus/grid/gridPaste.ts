import { gridStates, type GridField } from './gridRules.ts';

/** The words that a sheet may have for what a cell holds. */
export interface GridWords {
  categories: readonly { id: string; path: string; title: string }[];
  /** A state in the reader's language. */
  stateWord: (state: (typeof gridStates)[number]) => string;
  yes: string;
  no: string;
}

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

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What was pasted as a cell holds it; a word nobody knows stays as it is, and the cell says so. */
export function pastedText(field: GridField, text: string, words: GridWords): string {
  switch (field) {
    case 'categoryId': {
      const byPath = words.categories.find(({ id, path }) => id === text || same(path, text));
      const byTitle = words.categories.filter(({ title }) => same(title, text));
      // A title that two categories have names neither.
      return byPath?.id ?? (byTitle.length === 1 ? byTitle[0]?.id : undefined) ?? text;
    }
    case 'status':
      return gridStates.find((state) => same(state, text) || same(words.stateWord(state), text)) ?? text;
    case 'isKvi':
      if ([words.yes, 'true', 'yes', 'y', '1', 'x'].some((word) => same(word, text))) return 'true';
      return [words.no, 'false', 'no', 'n', '0', ''].some((word) => same(word, text)) ? 'false' : text;
    case 'name':
    case 'moq':
      return text;
  }
}
