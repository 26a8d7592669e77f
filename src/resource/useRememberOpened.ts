import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberOpened } from '#shared/lib/rememberOpened.ts';

/** An address without what does not say which record is open: filters, pages, tabs of the record. */
function toRecordAddress(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  const kept = query.has('open') ? ['view', 'open'] : ['productId'];
  for (const name of [...query.keys()]) if (!kept.includes(name)) query.delete(name);
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
