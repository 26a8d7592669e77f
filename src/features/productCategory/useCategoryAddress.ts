import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import { listAncestors, type Tree } from '#shared/tree/treeRules.ts';
import {
  readCategoryAddress,
  withBranch,
  withNode,
  withValues,
  type CategoryView,
} from './categoryAddress.ts';

/** What the address says of the page: the category, how its figures are read, and the branches that are open. */
export function useCategoryAddress(tree: Tree) {
  const { search, change } = usePageSearch();
  const address = readCategoryAddress(search);
  const open = address.open ?? new Set(address.node === null ? [] : listAncestors(tree, address.node));
  return {
    ...address,
    open,
    choose: (id: string | null): void => change(withNode(id, id === null ? [] : listAncestors(tree, id))),
    showProducts: (id: string): void =>
      change((now) => withNode(id, listAncestors(tree, id))(withValues({ view: 'products' }, true)(now))),
    show: (view: CategoryView): void => change(withValues({ view: view === 'figures' ? '' : view }, true)),
    setRollup: (rollup: boolean): void =>
      change(withValues({ rollup: rollup ? '' : 'false' }), { replace: true }),
    search: (find: string): void => change(withValues({ find }), { replace: true }),
    turn: (id: string, isOpen: boolean): void => change(withBranch(id, isOpen, open), { replace: true }),
  };
}

export type CategoryAddressState = ReturnType<typeof useCategoryAddress>;
