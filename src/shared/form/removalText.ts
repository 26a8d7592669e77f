import type { TFunction } from 'i18next';

/** Signs that a voice may leave out, or an eye overlook, are named. */
const named = {
  ',': 'sign.comma',
  '.': 'sign.dot',
  '-': 'sign.minus',
  '↵': 'sign.break',
  '⇥': 'sign.tab',
} as const;
type Named = keyof typeof named;

/** More than these say nothing more, as of a page that was pasted by mistake. */
const TOLD = 8;

/** Dropped characters, as they are told: `, (comma) €`. A sign and its name stay on one line. */
export function removalText(removed: readonly string[], t: TFunction<'lists'>): string {
  const listed = removed
    .slice(0, TOLD)
    .map((sign) => (isNamed(sign) ? t(named[sign]).replace(' ', '\u00a0') : sign));
  return [...listed, ...(removed.length > TOLD ? ['…'] : [])].join(' ');
}

function isNamed(sign: string): sign is Named {
  return Object.hasOwn(named, sign);
}
