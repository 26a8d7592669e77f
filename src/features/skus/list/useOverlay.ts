import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { drawerTabOf, type DrawerTab } from '#features/skus/drawer/drawerTabs.ts';

/** What may lie over a list, in its query (ADR 21): the drawer of a product with its tab, or a dialog about the list. */
const overlayNames = ['open', 'tab', 'dialog'] as const;

/** Says of an entry of the history that it was opened from the list below it. */
const OVER_LIST = { over: true } as const;

function without(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of overlayNames) query.delete(name);
  return query;
}

const searchOf = (query: URLSearchParams): string => (query.size === 0 ? '' : `?${query.toString()}`);

function isOverList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'over' in state;
}

/** What lies over the list, and how to open and close it. Opening adds to the history, so that Back closes. */
export function useOverlay() {
  const here = useLocation();
  const { pathname, search } = here;
  const state: unknown = here.state;
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  // The same as long as the list is: opening a drawer leaves every row as it is.
  const base = searchOf(without(search));
  const isOver = isOverList(state);

  const ways = useMemo(() => {
    const at = (name: string, value: string, tab?: DrawerTab): string => {
      const next = new URLSearchParams(base);
      next.set(name, value);
      if (tab && tab !== 'general') next.set('tab', tab);
      return searchOf(next);
    };
    const go = (to: string, replace = false): void =>
      void navigate({ search: to }, { replace, preventScrollReset: true, state: OVER_LIST });
    return {
      hrefOf: (productId: string) => `${pathname}${at('open', productId)}`,
      /** @param replace takes the place of the dialog that is open in the history */
      openProduct: (productId: string, tab?: DrawerTab, replace = false) =>
        go(at('open', productId, tab), replace),
      openDialog: (dialog: string) => go(at('dialog', dialog)),
    };
  }, [base, pathname, navigate]);

  return {
    ...ways,
    productId: query.get('open'),
    tab: drawerTabOf(query.get('tab')),
    dialog: query.get('dialog'),
    /** The list's own part of the address, with `?` unless it is empty. */
    base,
    showTab: (tab: DrawerTab): void => {
      const next = new URLSearchParams(search);
      next.set('tab', tab);
      void navigate({ search: searchOf(next) }, { replace: true, preventScrollReset: true, state });
    },
    close: (): void => {
      // Whoever came by a link has no list to go back to.
      if (isOver) void navigate(-1);
      else void navigate({ search: base }, { replace: true, preventScrollReset: true });
    },
  };
}

export type Overlay = ReturnType<typeof useOverlay>;
