import { textOf, type Parameters } from './parameters.ts';
import { tokensOf, type Token } from './tokens.ts';

export interface Tags {
  start: string;
  end: string;
}

/** A part of a text to be marked. */
export interface Marked {
  start: number;
  end: number;
}

export function tagsOf(parameters: Parameters): Tags {
  return {
    start: textOf(parameters, 'highlight_start_tag', '<mark>'),
    end: textOf(parameters, 'highlight_end_tag', '</mark>'),
  };
}

/** Up to where a piece is marked when only its start was typed: as many letters of the text as fold to it. */
function endOfStart(text: string, { word, start, end }: Token, typed: string): number {
  if (typed === word) return end;
  for (let to = start + 1; to < end; to += 1) {
    const [piece] = tokensOf(text.slice(start, to));
    if (piece && piece.word.length >= typed.length) return to;
  }
  return end;
}

/**
 * The parts of a text that a query found.
 * @param typedFor what was typed for a word of the text: the word itself, its start, or undefined
 */
export function markedIn(
  text: string,
  pieces: readonly Token[],
  typedFor: (word: string) => string | undefined,
): Marked[] {
  return pieces.flatMap((piece) => {
    const typed = typedFor(piece.word);
    return typed === undefined ? [] : [{ start: piece.start, end: endOfStart(text, piece, typed) }];
  });
}

/** The text between two places with its marked parts in tags. */
export function withTags(
  text: string,
  marked: readonly Marked[],
  tags: Tags,
  from = 0,
  to = text.length,
): string {
  let out = '';
  let at = from;
  for (const { start, end } of marked) {
    if (start < from || end > to) continue;
    out += text.slice(at, start) + tags.start + text.slice(start, end) + tags.end;
    at = end;
  }
  return out + text.slice(at, to);
}
