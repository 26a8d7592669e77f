/** What the server is asked to put before and after a word it found: code points that no text of the trade has. */
export const HIGHLIGHT_START = '\uE000';
export const HIGHLIGHT_END = '\uE001';

const sentinels = /[\uE000\uE001]/g;

/** A piece of a text; marked pieces are what was searched for. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** The text as it is shown where nothing of it is marked. */
export function plainText(raw: string): string {
  return raw.replaceAll(sentinels, '');
}

/**
 * Splits a text at the words that were found (T05). The parts are text and nothing else; what looks like HTML stays
 * text. A document that brings the sentinels itself is shown without marks: nobody can tell which ones are the server's.
 *
 * @param raw the field of the document
 * @param highlighted the same field, or a piece of it, with sentinels round what was found
 */
export function highlightParts(raw: string, highlighted: string | undefined): TextPart[] {
  const whole = plainText(raw);
  const unmarked = whole === '' ? [] : [{ text: whole, isMarked: false }];
  if (highlighted === undefined || whole !== raw || !whole.includes(plainText(highlighted))) return unmarked;
  const parts = split(highlighted);
  return parts.some(({ isMarked }) => isMarked) ? parts : unmarked;
}

function split(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let isMarked = false;
  for (const piece of text.split(/([\uE000\uE001])/)) {
    if (piece === HIGHLIGHT_START || piece === HIGHLIGHT_END) isMarked = piece === HIGHLIGHT_START;
    else if (piece !== '') parts.push({ text: piece, isMarked });
  }
  return parts;
}
