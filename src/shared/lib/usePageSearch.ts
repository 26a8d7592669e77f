import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  type NavigateOptions,
} from 'react-router-dom';
import { requestedSearch, isLeaving } from './pageSearch.ts';

/** The query of the page, with `?` unless it is empty. */
export interface PageSearch {
  /** The query navigated to last; rendered at once, while the address follows. */
  search: string;
  /** The same, read when it is called and not when it was rendered: a second click may come before the next render. */
  now: () => string;
  /**
   * Navigates to the query that follows from the last one. It does nothing when that is the same, or when the router is on
   * its way to another page.
   */
  change: (next: (search: string) => string, options?: NavigateOptions) => void;
  /** Calls the listener at each step of the router. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * The query of a page, kept in its address. The router knows a new query at once; its hooks render it in a transition,
 * which on a slow machine comes after the next click. So this reads the router itself (ADR 32).
 */
export function usePageSearch(): PageSearch {
  const router = use(DataRouterContext)?.router;
  if (!router) throw new Error('usePageSearch needs a data router');
  const here = useLocation();
  const { pathname } = here;
  const navigate = useNavigate();
  const subscribe = useCallback((listener: () => void) => router.subscribe(listener), [router]);
  const search = useSyncExternalStore(subscribe, () => requestedSearch(router.state, here));
  const actions = useMemo((): Omit<PageSearch, 'search'> => {
    const now = () => requestedSearch(router.state, { pathname, search: '' });
    return {
      now,
      change: (next, options = {}) => {
        if (isLeaving(router.state, { pathname })) return;
        const before = now();
        const after = next(before);
        if (after !== before) void navigate({ search: after }, { preventScrollReset: true, ...options });
      },
      subscribe,
    };
  }, [router, pathname, navigate, subscribe]);
  return useMemo(() => ({ search, ...actions }), [search, actions]);
}
