/** Shown for a value that is missing or is no number, amount or date. */
export const NO_VALUE = '—';

/** A text of the server; the dash where it sent none, whatever the contract promises. */
export const orDash = (text: string | null | undefined): string => text ?? NO_VALUE;
