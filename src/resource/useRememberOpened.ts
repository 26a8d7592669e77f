import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberOpened } from '#shared/lib/openedRecords.ts';

/** What says in an address which record is open; filters, pages and tabs of the record do not matter. */
const namesOfRecord = ['view', 'open', 'productId'] as const;

function toRecordAddress(pathname: string, search: string): string {
  const all = new URLSearchParams(search);
  const named = namesOfRecord.filter((name) => all.has(name) && (name !== 'productId' || !all.has('open')));
  const query = new URLSearchParams(named.map((name) => [name, all.get(name) ?? '']));
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}

/**
 * Has the start page offer this record again, by the address that is open.
 *
 * @param title the record's name; undefined until it is known
 */
export function useRememberOpened(title: string | undefined): void {
  const { pathname, search } = useLocation();
  const address = toRecordAddress(pathname, search);
  useEffect(() => {
    if (title) rememberOpened({ address, title, at: new Date().toISOString() });
  }, [address, title]);
}
