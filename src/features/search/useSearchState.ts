import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterPaint } from '#shared/lib/afterPaint.ts';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import { pageAfterSize, type PageSize } from '#shared/table/paging.ts';
import { createAsking } from './asking.ts';
import type { SearchState } from './model/searchState.ts';
import { readSearch, writeSearch } from './model/urlState.ts';

/** What is to be asked, or how it follows from what is asked when it is called. */
export type NextSearch = Partial<SearchState> | ((now: SearchState) => Partial<SearchState>);

/** The ways to other hits stay the same ones from render to render. */
export interface SearchAddress {
  /** Its facets and ranges are the same objects while they say the same. */
  state: SearchState;
  /** The text that was asked last, whose hits may be on their way: for the box alone. */
  text: { get: () => string; subscribe: (listener: () => void) => () => void };
  /**
   * Asks for something else. What shows the first page takes the place of the address before; later pages are steps back.
   *
   * @param isClick it is shown at once, before there may be the next one; what an effect asks is not
   */
  change: (next: NextSearch, isClick?: boolean) => void;
  /**
   * Asks for another text. It is the one that is asked once its hits are there, or after a moment, and in the address when
   * they are painted: a letter is rendered once, and no step of the router stands between it and its hits.
   *
   * @param ask asks for the hits; settles when they are there
   */
  search: (q: string, ask: (next: SearchState) => Promise<unknown>) => void;
  setPage: (page: number, replace?: boolean) => void;
  setSize: (size: PageSize) => void;
  /** Goes to another screen, or to a saved search. */
  open: (to: string) => void;
}

/**
 * What is asked, kept in the address alone: a link, a reload and Back show the same hits. It is the same object until
 * something else is asked, whatever steps the router takes on the way.
 */
export function useSearchState(): SearchAddress {
  const address = usePageSearch();
  const navigate = useNavigate();
  const { now, change, subscribe } = address;
  const asking = useMemo(() => createAsking({ now, subscribe }), [now, subscribe]);
  const query = useSyncExternalStore(asking.subscribe, asking.query);
  const state = useShared(useMemo(() => readSearch(query), [query]));
  useEffect(() => {
    const written = writeSearch(readSearch(now()));
    if (query === written) return undefined;
    return afterPaint(() =>
      change((before) => (query === asking.query() ? query : before), {
        replace: true,
        preventScrollReset: isSamePage(query, written),
      }),
    );
  }, [query, asking, now, change]);
  useEffect(() => () => asking.forget(), [asking]);
  const ways = useMemo((): Omit<SearchAddress, 'state'> => {
    const go = (next: SearchState, replace: boolean, isAtOnce: boolean): void => {
      const before = asking.query();
      const to = writeSearch(next);
      if (to === before) return;
      change(() => to, { replace, preventScrollReset: isSamePage(to, before), flushSync: isAtOnce });
    };
    return {
      text: { get: asking.text, subscribe: asking.subscribe },
      change: (next, isClick = true) => {
        const before = asking.state();
        const wish = typeof next === 'function' ? next(before) : next;
        const isText = typeof next === 'object' && next.q !== undefined;
        if (isText || (wish.q ?? before.q) !== before.q) asking.forget();
        go({ ...before, page: 1, ...wish }, true, isClick);
      },
      search: asking.search,
      setPage: (page, replace = page === 1) => go({ ...asking.state(), page }, replace, !replace),
      setSize: (size) => {
        const before = asking.state();
        go({ ...before, size, page: pageAfterSize(before.page, before.size, size) }, true, true);
      },
      open: (to) => {
        asking.forget();
        void navigate(to);
      },
    };
  }, [asking, change, navigate]);
  return useMemo(() => ({ state, ...ways }), [state, ways]);
}

/** Another page of cards begins at its top. */
const isSamePage = (one: string, other: string): boolean => readSearch(one).page === readSearch(other).page;

/** The state with the filters of before where they say the same, so that another text does not render them again. */
function useShared(state: SearchState): SearchState {
  const text = writeSearch({ ...readSearch(''), facets: state.facets, ranges: state.ranges });
  const { facets, ranges } = useMemo(() => readSearch(text), [text]);
  return useMemo(() => ({ ...state, facets, ranges }), [state, facets, ranges]);
}
