import { storage } from './storage.ts';

/** So many are remembered. */
const MAX_RECORDS = 10;

/** A record that was opened in the panel. */
export interface OpenedRecord {
  /** From the root: `/team?open=u-1004`. */
  address: string;
  /** Its name as it was shown. */
  title: string;
  /** ISO 8601. */
  at: string;
}

/**
 * Remembers that a record was opened, the latest first; it goes with the session, as all of local storage does (ADR 3).
 * Neither the moment nor the address has a blank, which stands between them.
 */
export function rememberOpened({ address, title, at }: OpenedRecord): void {
  const others = (storage.get('opened') ?? []).filter((line) => line.split(' ')[1] !== address);
  storage.set('opened', [`${at} ${address} ${title}`, ...others].slice(0, MAX_RECORDS));
}
