import { panelLanguages } from './labels.ts';
import { meaningsOf, type Meanings } from './matchWords.ts';

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));

/** Codes of the standard that name no country. */
const noCountry: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);

let known: Meanings | undefined;

/** ISO 3166 codes by code and by name in every language of the panel. Made when a file first has a country. */
export function countryCodes(): Meanings {
  known ??= meaningsOf(
    panelLanguages.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
      return currentCodes().flatMap(([code, current]) =>
        [code, names.of(code) ?? ''].map((word): [string, string] => [word, current]),
      );
    }),
  );
  return known;
}

/** Two letters that name a country, and those it has now: the United Kingdom is also written UK. */
function currentCodes(): [code: string, current: string][] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountry.has(code) && names.of(code) !== undefined)
    .map((code) => [code, new Intl.Locale(`und-${code}`).region ?? code]);
}
