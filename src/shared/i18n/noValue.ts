/** Shown for a value that is missing or is no number, amount or date. */
export const NO_VALUE = '—';

/** A text of the server; the dash where it sent none, whatever the contract promises. */
export const orDash = (text: string | null | undefined): string => text ?? NO_VALUE;

/** A record inside of a reply; one without fields where the server sent none, whatever the contract promises. */
export const orEmpty = <T extends object>(record: T | null | undefined): Partial<T> => record ?? {};

/** The name of a record inside of a reply; the dash where the server sent none. */
export const recordName = (record: { name: string } | null | undefined): string =>
  orDash(orEmpty(record).name);
