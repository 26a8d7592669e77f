import { useState } from 'react';
import { pageAfterSize, type PageSize } from './paging.ts';

/**
 * Page and size of a list that is not in the address: inside a dialog or a panel.
 * @returns `pager` are the props of `Pager` but for what is shown
 */
export function usePages(firstSize: PageSize) {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<PageSize>(firstSize);
  const onSize = (next: PageSize): void => {
    setPage(pageAfterSize(page, size, next));
    setSize(next);
  };
  return { page, size, toFirst: () => setPage(1), pager: { page, size, onPage: setPage, onSize } };
}
