import { use, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom';
import { afterPaint } from '#shared/lib/afterPaint.ts';
import { pageAfterSize, type PageSize } from '#shared/table/paging.ts';
import type { SearchState } from './model/searchState.ts';
import { readSearch, writeSearch } from './model/urlState.ts';

/** What is to be asked, or how it follows from what is asked when it is called. */
export type NextSearch = Partial<SearchState> | ((now: SearchState) => Partial<SearchState>);

/** So long the hits of before stand unmarked while those of another text are on their way, in milliseconds. */
const PATIENCE_MS = 100;

/** The ways to other hits stay the same ones from render to render. */
export interface SearchAddress {
  /** Its facets and ranges are the same objects while they say the same. */
  state: SearchState;
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
  const here = useLocation();
  const { location: ahead } = useNavigation();
  const navigate = useNavigate();
  const router = use(DataRouterContext)?.router;
  // A click counts from where the one before is going (E119).
  const { search } = ahead?.pathname === here.pathname ? ahead : here;
  const isLeaving = ahead !== undefined && ahead.pathname !== here.pathname;
  const written = useMemo(() => writeSearch(readSearch(search)), [search]);
  /** What is shown before the address says it. */
  const [early, setEarly] = useState<{ from: string; query: string } | null>(null);
  // Back, a tick, a saved search: the address says something of its own.
  if (early && early.from !== search) setEarly(null);
  const query = early?.query ?? written;
  const state = useShared(useMemo(() => readSearch(query), [query]));
  const latest = useRef({ state, search });
  useLayoutEffect(() => {
    latest.current = { state, search };
  });
  useEffect(() => {
    if (query === written || isLeaving) return undefined;
    return afterPaint(() => {
      // Who has just pressed a link is on the way before anything is rendered of it.
      const { location, navigation } = router?.state ?? {};
      if (navigation?.location && navigation.location.pathname !== location?.pathname) return;
      void navigate({ search: query }, { replace: true, preventScrollReset: isSamePage(query, written) });
    });
  }, [query, written, isLeaving, navigate, router]);
  const go = useCallback(
    (next: SearchState, replace: boolean, isAtOnce: boolean): void => {
      const now = writeSearch(latest.current.state);
      const to = writeSearch(next);
      if (to === now) return;
      setEarly(null);
      void navigate(
        { search: to },
        { replace, preventScrollReset: isSamePage(to, now), flushSync: isAtOnce },
      );
    },
    [navigate],
  );
  const asking = useRef<object>(null);
  useEffect(
    () => () => {
      asking.current = null;
    },
    [],
  );
  const ways = useMemo(
    (): Omit<SearchAddress, 'state'> => ({
      change: (next, isClick = true) => {
        const now = latest.current.state;
        go({ ...now, page: 1, ...(typeof next === 'function' ? next(now) : next) }, true, isClick);
      },
      search: (q, ask) => {
        const from = latest.current.state;
        const mine = {};
        asking.current = mine;
        const moment = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
        void Promise.race([ask({ ...from, q, page: 1 }), moment]).then(() => {
          const now = latest.current;
          // Another letter, or Back to another text.
          if (asking.current !== mine || now.state.q !== from.q) return;
          const next = { from: now.search, query: writeSearch({ ...now.state, q, page: 1 }) };
          flushSync(() => setEarly(next));
        });
      },
      setPage: (page, replace = page === 1) => go({ ...latest.current.state, page }, replace, !replace),
      setSize: (size) => {
        const now = latest.current.state;
        go({ ...now, size, page: pageAfterSize(now.page, now.size, size) }, true, true);
      },
      open: (to) => void navigate(to),
    }),
    [go, navigate],
  );
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
