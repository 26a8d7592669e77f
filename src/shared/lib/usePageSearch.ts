import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  type NavigateOptions,
} from 'react-router-dom';
import { askedSearch, isLeaving } from './pageSearch.ts';

/** The query of the page, with `?` unless it is empty. */
export interface PageSearch {
  /** What was asked last; rendered at once, while the address follows. */
  search: string;
  /** The same, read when it is called and not when it was rendered: a second click may come before the next render. */
  now: () => string;
  /**
   * Asks for what follows from what was asked last. Nothing happens where that is the same, and nobody is held back who is
   * on the way to another page.
   */
  change: (next: (search: string) => string, options?: NavigateOptions) => void;
  /** Told of each step of the router. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * What is asked of a page and kept in its address. The router knows at once what was asked; its hooks render it in a
 * transition, which on a slow machine comes after the next click. So the router itself is asked (ADR 32).
 */
export function usePageSearch(): PageSearch {
  const router = use(DataRouterContext)?.router;
  if (!router) throw new Error('usePageSearch needs a data router');
  const here = useLocation();
  const { pathname } = here;
  const navigate = useNavigate();
  const subscribe = useCallback((listener: () => void) => router.subscribe(listener), [router]);
  const search = useSyncExternalStore(subscribe, () => askedSearch(router.state, here));
  const ways = useMemo((): Omit<PageSearch, 'search'> => {
    const now = () => askedSearch(router.state, { pathname, search: '' });
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
  return useMemo(() => ({ search, ...ways }), [search, ways]);
}
