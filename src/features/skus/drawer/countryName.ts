const names = new Map<string, Intl.DisplayNames>();

/** The name of a country in a language; null for what is no code of one. */
export function countryName(code: string, language: string): string | null {
  const region = code.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(region)) return null;
  const known =
    names.get(language) ?? new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'none' });
  names.set(language, known);
  return known.of(region) ?? null;
}
