import { textOf, type Parameters } from './parameters.ts';
import { tokensOf, type Token } from './tokens.ts';

export interface Tags {
  start: string;
  end: string;
}

/** A part of a text to be marked. */
export interface Mark {
  start: number;
  end: number;
}

export function readTags(parameters: Parameters): Tags {
  return {
    start: textOf(parameters, 'highlight_start_tag', '<mark>'),
    end: textOf(parameters, 'highlight_end_tag', '</mark>'),
  };
}

/** Up to where a piece is marked when only its start was typed: as many letters of the text as fold to it. */
function findPrefixEnd(text: string, { word, start, end }: Token, part: string): number {
  if (part === word) return end;
  for (let to = start + 1; to < end; to += 1) {
    const [prefix] = tokensOf(text.slice(start, to));
    if (prefix && prefix.word.length >= part.length) return to;
  }
  return end;
}

/**
 * The parts of a text that a query found.
 * @param findMarkedPart what was typed for a word of the text: the word itself, its start, or undefined
 */
export function findMarks(
  text: string,
  tokens: readonly Token[],
  findMarkedPart: (word: string) => string | undefined,
): Mark[] {
  return tokens.flatMap((token) => {
    const part = findMarkedPart(token.word);
    return part === undefined ? [] : [{ start: token.start, end: findPrefixEnd(text, token, part) }];
  });
}

/** The text between two places with its marked parts in tags. */
export function addTags(
  text: string,
  marks: readonly Mark[],
  tags: Tags,
  from = 0,
  to = text.length,
): string {
  let result = '';
  let position = from;
  for (const { start, end } of marks) {
    if (start < from || end > to) continue;
    result += text.slice(position, start) + tags.start + text.slice(start, end) + tags.end;
    position = end;
  }
  return result + text.slice(position, to);
}
