import { useLayoutEffect } from 'react';
import { clampPage } from './paging.ts';

interface Place {
  page: number;
  size: number;
  setPage: (page: number, replace: boolean) => void;
}

/**
 * Goes to the last page when the address names one beyond it, as after the last row of a page was deleted (E114, E115).
 * The address that led nowhere is not kept for Back.
 *
 * @param total rows of the list; undefined while that is not known for these filters, as with the rows of the page
 *   before (`isPlaceholderData`)
 */
export function usePageInRange({ page, size, setPage }: Place, total: number | undefined): void {
  const inRange = total === undefined ? page : clampPage(page, total, size);
  // Before anybody can choose something else: a page of these rows would be written over it.
  useLayoutEffect(() => {
    if (inRange !== page) setPage(inRange, true);
  }, [inRange, page, setPage]);
}
