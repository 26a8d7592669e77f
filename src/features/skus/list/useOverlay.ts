import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import { drawerTabOf, type DrawerTab } from '#features/skus/drawer/drawerTabs.ts';

/**
 * What may lie over a list, in its query (ADR 21): the drawer of a product with its tab and the SKU to be shown there, or a
 * dialog about the list.
 */
const overlayNames = ['open', 'tab', 'sku', 'dialog'] as const;

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
  const { pathname } = here;
  const { search, change } = usePageSearch();
  const state: unknown = here.state;
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  // The same as long as the list is: opening a drawer leaves every row as it is.
  const base = searchOf(without(search));
  const isOver = isOverList(state);

  const ways = useMemo(() => {
    const at = (from: string, name: string, value: string, tab?: DrawerTab): string => {
      const next = without(from);
      next.set(name, value);
      if (tab && tab !== 'general') next.set('tab', tab);
      return searchOf(next);
    };
    const go = (to: (search: string) => string, replace = false): void =>
      change(to, { replace, state: OVER_LIST });
    const withProduct = (from: string, productId: string, skuId?: string): string => {
      if (skuId === undefined) return at(from, 'open', productId);
      const next = new URLSearchParams(at(from, 'open', productId, 'skus'));
      next.set('sku', skuId);
      return searchOf(next);
    };
    return {
      /** The address of a product, or of one of its SKUs. */
      hrefOf: (productId: string, skuId?: string) => `${pathname}${withProduct(base, productId, skuId)}`,
      /** Opens what that address names. */
      openFrom: (productId: string, skuId?: string) => go((now) => withProduct(now, productId, skuId)),
      /** @param replace takes the place of the dialog that is open in the history */
      openProduct: (productId: string, tab?: DrawerTab, replace = false) =>
        go((now) => at(now, 'open', productId, tab), replace),
      openDialog: (dialog: string) => go((now) => at(now, 'dialog', dialog)),
    };
  }, [base, pathname, change]);

  return {
    ...ways,
    productId: query.get('open'),
    tab: drawerTabOf(query.get('tab')),
    skuId: query.get('sku'),
    dialog: query.get('dialog'),
    /** The list's own part of the address, with `?` unless it is empty. */
    base,
    showTab: (tab: DrawerTab): void => {
      const withTab = (now: string): string => {
        const next = new URLSearchParams(now);
        next.set('tab', tab);
        next.delete('sku');
        return searchOf(next);
      };
      change(withTab, { replace: true, state });
    },
    close: (): void => {
      // Whoever came by a link has no list to go back to.
      if (isOver) void navigate(-1);
      else change((now) => searchOf(without(now)), { replace: true });
    },
  };
}

export type Overlay = ReturnType<typeof useOverlay>;
