/** Text without the characters that nobody sees; tabs and line breaks stay. */
export function withoutControlCharacters(text: string): string {
  return text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, '');
}

/** The same in one line. */
export function oneLine(text: string): string {
  return withoutControlCharacters(text).replaceAll(/\s*[\r\n]+\s*/g, ' ');
}

const names: ReadonlySet<string> = new Set([
  ...['name', 'title', 'brand', 'lineName', 'colorName', 'labelSize', 'primaryMaterial'],
  ...['sku', 'productId', 'partId'],
]);

/** A value of a request as it is taken: names in one line, and no text but a password with what nobody sees. */
export function cleanValue(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || /password/i.test(key)) return value;
  return names.has(key) ? oneLine(value) : withoutControlCharacters(value);
}
