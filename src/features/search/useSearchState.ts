import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { pageAfterSize, type PageSize } from '#shared/table/paging.ts';
import type { SearchState } from './model/searchState.ts';
import { readSearch, writeSearch } from './model/urlState.ts';

/** What is to be asked, or how it follows from what is asked when it is called. */
export type NextSearch = Partial<SearchState> | ((now: SearchState) => Partial<SearchState>);

/** The ways to other hits stay the same ones from render to render. */
export interface SearchAddress {
  /** Its facets and ranges are the same objects while they say the same. */
  state: SearchState;
  /** Asks for something else. What shows the first page takes the place of the address before; later pages are steps back. */
  /** @param isClick it is shown at once, before there may be the next one; what is typed, and what an effect asks, is not */
  change: (next: NextSearch, isClick?: boolean) => void;
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
  const state = useShared(useMemo(() => readSearch(search), [search]));
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  const go = useCallback(
    (next: SearchState, replace: boolean, flushSync: boolean): void => {
      const query = writeSearch(next);
      if (query !== writeSearch(latest.current))
        void navigate(
          { search: query },
          {
            replace,
            // Another page of cards begins at its top.
            preventScrollReset: next.page === latest.current.page,
            flushSync,
          },
        );
    },
    [navigate],
  );
  const ways = useMemo(
    (): Omit<SearchAddress, 'state'> => ({
      change: (next, isClick = true) => {
        const now = latest.current;
        go({ ...now, page: 1, ...(typeof next === 'function' ? next(now) : next) }, true, isClick);
      },
      setPage: (page, replace = page === 1) => go({ ...latest.current, page }, replace, !replace),
      setSize: (size) => {
        const now = latest.current;
        go({ ...now, size, page: pageAfterSize(now.page, now.size, size) }, true, true);
      },
    }),
    [go],
  );
  return { state, ...ways };
}

/** The state with the filters of before where they say the same, so that another text does not render them again. */
function useShared(state: SearchState): SearchState {
  const text = writeSearch({ ...readSearch(''), facets: state.facets, ranges: state.ranges });
  const { facets, ranges } = useMemo(() => readSearch(text), [text]);
  return useMemo(() => ({ ...state, facets, ranges }), [state, facets, ranges]);
}
