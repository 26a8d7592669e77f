/** A value as the text that stands for it in an address, a header or a form. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
