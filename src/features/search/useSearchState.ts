import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterPaint } from '#shared/lib/afterPaint.ts';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import { pageAfterSize, type PageSize } from '#shared/table/paging.ts';
import { createPendingSearch } from './pendingSearch.ts';
import type { SearchState } from './model/searchState.ts';
import { readSearch, writeSearch } from './model/urlState.ts';

/** Changes to the search, or a function that makes them of the current search. */
export type NextSearch = Partial<SearchState> | ((now: SearchState) => Partial<SearchState>);

/** Its functions are the same from render to render. */
export interface SearchAddress {
  /** Its facets and ranges are the same objects while they are equal. */
  state: SearchState;
  /** The text that was searched for last, whose hits may be on their way: for the box alone. */
  text: { get: () => string; subscribe: (listener: () => void) => () => void };
  /**
   * Changes the search. The first page replaces the address; later pages are new entries of the history.
   *
   * @param isClick whether to render it at once, before the next click may come; an effect passes false
   */
  change: (next: NextSearch, isClick?: boolean) => void;
  /**
   * Searches for another text. It becomes the text of the search when its hits are there, or after a moment, and of the
   * address when they are painted: so a letter is rendered once, and no step of the router delays its hits.
   *
   * @param load loads the hits; resolves when they are there
   */
  search: (q: string, load: (next: SearchState) => Promise<unknown>) => void;
  setPage: (page: number, replace?: boolean) => void;
  setSize: (size: PageSize) => void;
  /** Goes to another screen, or to a saved search. */
  open: (to: string) => void;
}

/**
 * The search, kept in the address alone: a link, a reload and Back show the same hits. It is the same object until the
 * search changes, whatever steps the router takes on the way.
 */
export function useSearchState(): SearchAddress {
  const address = usePageSearch();
  const navigate = useNavigate();
  const { now, change, subscribe } = address;
  const pending = useMemo(() => createPendingSearch({ now, subscribe }), [now, subscribe]);
  const query = useSyncExternalStore(pending.subscribe, pending.query);
  const state = useShared(useMemo(() => readSearch(query), [query]));
  useEffect(() => {
    const written = writeSearch(readSearch(now()));
    if (query === written) return undefined;
    return afterPaint(() =>
      change((before) => (query === pending.query() ? query : before), {
        replace: true,
        preventScrollReset: isSamePage(query, written),
      }),
    );
  }, [query, pending, now, change]);
  useEffect(() => () => pending.forget(), [pending]);
  const actions = useMemo((): Omit<SearchAddress, 'state'> => {
    const go = (next: SearchState, replace: boolean, isAtOnce: boolean): void => {
      const before = pending.query();
      const to = writeSearch(next);
      if (to === before) return;
      change(() => to, { replace, preventScrollReset: isSamePage(to, before), flushSync: isAtOnce });
    };
    return {
      text: { get: pending.text, subscribe: pending.subscribe },
      change: (next, isClick = true) => {
        const before = pending.state();
        const wanted = typeof next === 'function' ? next(before) : next;
        const isText = typeof next === 'object' && next.q !== undefined;
        if (isText || (wanted.q ?? before.q) !== before.q) pending.forget();
        go({ ...before, page: 1, ...wanted }, true, isClick);
      },
      search: pending.search,
      setPage: (page, replace = page === 1) => go({ ...pending.state(), page }, replace, !replace),
      setSize: (size) => {
        const before = pending.state();
        go({ ...before, size, page: pageAfterSize(before.page, before.size, size) }, true, true);
      },
      open: (to) => {
        pending.forget();
        void navigate(to);
      },
    };
  }, [pending, change, navigate]);
  return useMemo(() => ({ state, ...actions }), [state, actions]);
}

/** Another page of cards begins at its top. */
const isSamePage = (one: string, other: string): boolean => readSearch(one).page === readSearch(other).page;

/** The state with the filter objects of before where they are equal, so that another text does not render them again. */
function useShared(state: SearchState): SearchState {
  const text = writeSearch({ ...readSearch(''), facets: state.facets, ranges: state.ranges });
  const { facets, ranges } = useMemo(() => readSearch(text), [text]);
  return useMemo(() => ({ ...state, facets, ranges }), [state, facets, ranges]);
}
