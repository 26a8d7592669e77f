/** A price as it is kept, whoever writes it: without zeros before it that say nothing. */
export function normalizePrice(text: string): string {
  return text.replace(/^0+(?=\d)/, '');
}
