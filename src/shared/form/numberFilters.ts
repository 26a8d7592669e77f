/** What an input filter leaves of a text. */
export interface Filtered {
  value: string;
  /** What was dropped and can be seen, each character once. Blanks and invisible characters are no news (D29). */
  removed: readonly string[];
}

export type InputFilter = (text: string) => Filtered;

/** Blanks, line ends, and characters that show nothing: zero-width, direction marks, controls (E125). */
export const INVISIBLE = /[\s\p{Z}\p{Cf}\p{Cc}]/u;

/** spec §5: strips every non-digit. Digits are 0 to 9 only (E121). */
export function integerFilter(text: string): Filtered {
  return { value: text.replaceAll(/[^0-9]/g, ''), removed: seen(text.match(/[^0-9]/gu)) };
}

/** spec §5: strips everything except digits and dots and keeps only the first dot. */
export function decimalFilter(text: string): Filtered {
  const [whole = '', ...rest] = text.replaceAll(/[^0-9.]/g, '').split('.');
  const value = rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
  return { value, removed: seen([...(text.match(/[^0-9.]/gu) ?? []), ...rest.slice(1).map(() => '.')]) };
}

/** As {@link decimalFilter}, with a minus before it: a gross profit may be below nothing. */
export function signedFilter(text: string): Filtered {
  const plain = text.trimStart();
  if (!plain.startsWith('-')) return decimalFilter(plain);
  const { value, removed } = decimalFilter(plain.slice(1));
  return { value: `-${value}`, removed };
}

/** What a decimal field may send: digits with at most one dot, and at least one digit (E120). */
export function isDecimal(text: string): boolean {
  return /^(?:\d+\.?\d*|\.\d+)$/.test(text);
}

function seen(characters: readonly string[] | null): string[] {
  return [...new Set(characters)].filter((character) => !INVISIBLE.test(character));
}

/** Whether two texts are the same number, however it is written: `12.5` and `12.50`. */
export function isSameNumber(one: string, other: string): boolean {
  return one === other || plainNumber(one) === plainNumber(other);
}

function plainNumber(text: string): string {
  if (!isDecimal(text)) return text;
  const [whole = '', rest = ''] = text.split('.');
  return `${whole.replace(/^0+/, '')}.${rest.replace(/0+$/, '')}`;
}
