import { numberIn } from '#shared/form/readNumber.ts';
import type { NumberSigns } from '#shared/i18n/numberSigns.ts';
import { oneLine } from '#shared/lib/readBlock.ts';
import { gridStates, type GridField } from './gridRules.ts';

/** The words that a sheet may have for what a cell holds. */
export interface GridWords {
  categories: readonly { id: string; path: string; title: string }[];
  /** A state in the reader's language. */
  stateWord: (state: (typeof gridStates)[number]) => string;
  yes: string;
  no: string;
  /** What numbers are written with (D33). */
  signs: NumberSigns;
}

const folded = (word: string): string => word.trim().replaceAll(/\s+/g, ' ').toLowerCase();
const same = (a: string, b: string): boolean => folded(a) === folded(b);

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
      return oneLine(text);
    case 'moq': {
      // A whole number, however it is grouped; spreadsheets write zeros behind it.
      const [, whole] = /^(\d+)(?:\.0*)?$/.exec(numberIn(text, words.signs) ?? '') ?? [];
      return whole ?? text;
    }
  }
}
