import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { pageAfterSize, type PageSize } from '#shared/table/paging.ts';
import type { SearchState } from './model/searchState.ts';
import { readSearch, writeSearch } from './model/urlState.ts';

export interface SearchAddress {
  state: SearchState;
  /** Asks for something else. What shows the first page takes the place of the address before; later pages are steps back. */
  /** @param isClick it is shown at once, before there may be the next one; what is typed, and what an effect asks, is not */
  change: (next: Partial<SearchState>, isClick?: boolean) => void;
  setPage: (page: number, replace?: boolean) => void;
  setSize: (size: PageSize) => void;
}

/** What is asked, kept in the address alone: a link, a reload and Back show the same hits. */
export function useSearchState(): SearchAddress {
  const here = useLocation();
  const { location: ahead } = useNavigation();
  const navigate = useNavigate();
  // A click counts from where the one before is going (E119).
  const { search } = ahead?.pathname === here.pathname ? ahead : here;
  const state = useMemo(() => readSearch(search), [search]);
  const go = (next: SearchState, replace: boolean, flushSync: boolean): void => {
    const query = writeSearch(next);
    if (query !== writeSearch(state))
      void navigate(
        { search: query },
        {
          replace,
          // Another page of cards begins at its top.
          preventScrollReset: next.page === state.page,
          flushSync,
        },
      );
  };
  return {
    state,
    change: (next, isClick = true) => go({ ...state, page: 1, ...next }, true, isClick),
    setPage: (page, replace = page === 1) => go({ ...state, page }, replace, !replace),
    setSize: (size) => go({ ...state, size, page: pageAfterSize(state.page, state.size, size) }, true, true),
  };
}
