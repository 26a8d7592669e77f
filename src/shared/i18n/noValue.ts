/** Shown for a value that is missing or is no number, amount or date. */
export const NO_VALUE = '—';

/** A text of the server; the dash where it sent none, whatever the contract promises. */
export const orDash = (text: string | null | undefined): string => text ?? NO_VALUE;

/** Whether a text is missing because the server did not send the state or the number that it is about. */
export function isOfNothing(key: string, options: unknown): boolean {
  if (/\.(?:null|undefined)$/.test(key)) return true;
  return typeof options === 'object' && options !== null && 'count' in options && options.count === undefined;
}
