import { numberSigns } from '#shared/i18n/numberSigns.ts';
import { UNSEEN } from './numberFilters.ts';

const allUnseen = new RegExp(UNSEEN, 'gu');

/**
 * A number as a text of the language writes it (D33), with a dot and without grouping: `1.234,5` is `1234.5` in German.
 * A dot that cannot be grouping is a decimal sign everywhere, as in what the panel itself shows. Null: it is not one
 * number.
 */
export function numberIn(text: string, language: string): string | null {
  // Every blank is the same one, whichever of them groups.
  const plain = text
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .trim();
  if (!/\d/.test(plain)) return null;
  const signs = numberSigns(language);
  const group = signs.group.replace(/\s/, ' ');
  const end = `(?:\\${signs.decimal}\\d*)?$`;
  if (isGrouped(plain, group, end) || new RegExp(`^\\d*${end}`).test(plain)) {
    return plain.split(group).join('').replace(signs.decimal, '.');
  }
  return /^\d*\.\d*$/.test(plain) ? plain : null;
}

/** A pasted text with its number written with a dot; the rest stays for the filter. Blanks count nowhere (D29). */
export function readPasted(text: string, language: string): string {
  const bare = text.replaceAll(allUnseen, '');
  const [number, ...others] = bare.match(/[\d.,]+/g) ?? [];
  // Several numbers are none, and nothing is guessed at.
  if (number === undefined || others.length > 0) return text;
  return bare.replace(number, numberIn(number, language) ?? number);
}

/** Whether signs of grouping stand in a number as the language puts them, `1,999`; `end`: what may follow. */
export function isGrouped(text: string, group: string, end: string): boolean {
  return new RegExp(`^[1-9]\\d{0,2}(?:\\${group}\\d{3})+${end}`).test(text);
}
