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

/** A line as it is stored: neither the moment nor the address has a blank. */
const toLine = ({ address, title, at }: OpenedRecord): string => `${at} ${address} ${title}`;

const toRecord = (line: string): OpenedRecord[] => {
  const [, at = '', address = '', title = ''] = /^(\S+) (\/\S*) (.+)$/s.exec(line) ?? [];
  return Number.isNaN(Date.parse(at)) ? [] : [{ address, title, at }];
};

/** The records that this person opened last in this browser, the latest first. A line that is broken is left out (E131). */
export function listOpened(): OpenedRecord[] {
  return (storage.get('opened') ?? []).flatMap(toRecord);
}

/** Remembers that a record was opened; it goes with the session, as all of local storage does (ADR 3). */
export function rememberOpened(record: OpenedRecord): void {
  const others = listOpened().filter(({ address }) => address !== record.address);
  storage.set('opened', [record, ...others].slice(0, MAX_RECORDS).map(toLine));
}
