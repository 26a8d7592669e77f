const MOST = 60;

/** A value in a sentence. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST ? `\`${text.slice(0, MOST)}…\`` : `\`${text}\``;
}

/** Several of them; many are counted. */
export function quoteList(values: readonly unknown[]): string {
  const shown = values.slice(0, 8).map(quote).join(', ');
  return values.length > 8 ? `${shown} and ${values.length - 8} more` : shown;
}
