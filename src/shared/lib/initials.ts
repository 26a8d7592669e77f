const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What may stand for a name: a letter, a digit or a picture; not a mark, a bracket or a direction sign. */
const SHOWABLE = /\p{L}|\p{N}|\p{Extended_Pictographic}|\p{RI}/u;

function firstSign(name: string): string {
  for (const { segment } of graphemes.segment(name)) {
    if (SHOWABLE.test(segment)) return segment.toUpperCase();
  }
  return '';
}

/** First and last name joined by one space, blanks tidied; empty when both are missing (E33). */
export function joinNames(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`.replace(/\s+/gu, ' ').trim();
}

/**
 * One or two signs for a person, whole graphemes only: `é` written as two code points and a family emoji stay
 * whole (E33). Without names it is the first sign of the login name.
 */
export function initials(firstName: string, lastName: string, loginName = ''): string {
  return firstSign(firstName) + firstSign(lastName) || firstSign(loginName);
}
