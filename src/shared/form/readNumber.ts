import type { NumberSigns } from '#shared/i18n/numberSigns.ts';
import { INVISIBLE } from './numberFilters.ts';

const allUnseen = new RegExp(INVISIBLE, 'gu');

/** Every blank is the same one, and so is every apostrophe, whichever of them groups. */
export function plainSign(text: string): string {
  return text.replaceAll(/\s/g, ' ').replaceAll('’', "'");
}

/**
 * A number written with such signs (D33), with a dot and without grouping: `1.234,5` is `1234.5` with those of German.
 * A dot that cannot be grouping is a decimal sign everywhere, as in what the panel itself shows. Null: it is not one
 * number.
 */
export function numberIn(text: string, signs: NumberSigns): string | null {
  const plain = plainSign(text)
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .trim();
  if (!/\d/.test(plain)) return null;
  const group = plainSign(signs.group);
  const end = `(?:\\${signs.decimal}\\d*)?$`;
  if (isGrouped(plain, group, end) || new RegExp(`^\\d*${end}`).test(plain)) {
    return plain.split(group).join('').replace(signs.decimal, '.');
  }
  return /^\d*\.\d*$/.test(plain) ? plain : null;
}

/** A pasted text with its number written with a dot; the rest stays for the filter. Blanks count nowhere (D29). */
export function readPasted(text: string, signs: NumberSigns): string {
  const bare = text.replaceAll(allUnseen, '');
  const [number, ...others] = bare.match(signs.group === '’' ? /[\d.,'’]+/g : /[\d.,]+/g) ?? [];
  // Several numbers are none, and nothing is guessed at.
  if (number === undefined || others.length > 0) return text;
  return bare.replace(number, numberIn(number, signs) ?? number);
}

/** Whether signs of grouping stand in a number as they are put, `1,999`; `end`: what may follow. */
export function isGrouped(text: string, group: string, end: string): boolean {
  return new RegExp(`^[1-9]\\d{0,2}(?:\\${group}\\d{3})+${end}`).test(text);
}
