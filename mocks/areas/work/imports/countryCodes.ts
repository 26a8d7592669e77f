import { panelLanguages } from './labels.ts';
import { meaningsOf, type Meanings } from './matchWords.ts';

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** Codes of the standard that name no country. */
const nonCountryCodes: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

let cachedCodes: Meanings | undefined;

/** ISO 3166 codes by code and by name in every language of the panel. Made when a file first has a country. */
export function countryCodes(): Meanings {
  cachedCodes ??= meaningsOf(
    panelLanguages.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      return listCountryCodes().flatMap(([code, current]) =>
        [code, names.of(code) ?? ''].map((word): [string, string] => [word, current]),
      );
    }),
  );
  return cachedCodes;
}

/** Two letters that name a country, and those it has now: the United Kingdom is also written UK. */
function listCountryCodes(): [code: string, current: string][] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !nonCountryCodes.has(code) && names.of(code) !== undefined)
    .map((code) => [code, new Intl.Locale(`und-${code}`).region ?? code]);
}
