/** Currencies by their codes, each with its name in a language, in the order of the codes. */
export function currencyNames(codes: readonly string[], language: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'currency' });
  return codes.toSorted().map((code) => ({ code, name: names.of(code) ?? code }));
}
