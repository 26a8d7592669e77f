import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { toSearch, useOverList } from '#resource/list/useOverList.ts';
import { parseDrawerTab, type DrawerTab } from '#features/skus/drawer/drawerTabs.ts';

/**
 * What may lie over a list, in its query (ADR 21): the drawer of a product with its tab and the SKU to be shown there, or a
 * dialog about the list.
 */
const overlayNames = ['open', 'tab', 'sku', 'dialog'] as const;

function without(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of overlayNames) query.delete(name);
  return query;
}

/** What lies over the list, and how to open and close it. Opening adds to the history, so that Back closes. */
export function useOverlay() {
  const { pathname } = useLocation();
  const { search, open, close, turn } = useOverList();
  const query = new URLSearchParams(search);
  // The same as long as the list is: opening a drawer leaves every row as it is.
  const base = toSearch(without(search));

  const ways = useMemo(() => {
    const at = (from: string, name: string, value: string, tab?: DrawerTab): string => {
      const next = without(from);
      next.set(name, value);
      if (tab && tab !== 'general') next.set('tab', tab);
      return toSearch(next);
    };
    const withProduct = (from: string, productId: string, skuId?: string): string => {
      if (skuId === undefined) return at(from, 'open', productId);
      const next = new URLSearchParams(at(from, 'open', productId, 'skus'));
      next.set('sku', skuId);
      return toSearch(next);
    };
    return {
      /** The address of a product, or of one of its SKUs. */
      hrefOf: (productId: string, skuId?: string) => `${pathname}${withProduct(base, productId, skuId)}`,
      /** Opens what that address names. */
      openFrom: (productId: string, skuId?: string) => open((now) => withProduct(now, productId, skuId)),
      /** @param replace takes the place of the dialog that is open in the history */
      openProduct: (productId: string, tab?: DrawerTab, replace = false) =>
        open((now) => at(now, 'open', productId, tab), replace),
      openDialog: (dialog: string) => open((now) => at(now, 'dialog', dialog)),
    };
  }, [base, pathname, open]);

  return {
    ...ways,
    productId: query.get('open'),
    tab: parseDrawerTab(query.get('tab')),
    skuId: query.get('sku'),
    dialog: query.get('dialog'),
    /** The list's own part of the address, with `?` unless it is empty. */
    base,
    showTab: (tab: DrawerTab): void => {
      const withTab = (now: string): string => {
        const next = new URLSearchParams(now);
        next.set('tab', tab);
        next.delete('sku');
        return toSearch(next);
      };
      turn(withTab);
    },
    close: (): void => close((now) => toSearch(without(now))),
  };
}

export type Overlay = ReturnType<typeof useOverlay>;
