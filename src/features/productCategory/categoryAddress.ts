import { toSearch } from '#resource/list/useOverList.ts';

export const categoryViews = ['figures', 'products', 'mapping'] as const;
export type CategoryView = (typeof categoryViews)[number];

/** Of which category the page shows figures, and whether those below it count; null: those that have no parent. */
export interface ShownNode {
  readonly node: string | null;
  readonly rollup: boolean;
}

export interface CategoryAddress extends ShownNode {
  readonly view: CategoryView;
  /** Words that are searched for in the tree. */
  readonly find: string;
  /** The branches that are open; null: those above the node. */
  readonly open: ReadonlySet<string> | null;
}

/** Parameters of a list, which mean nothing to another one. */
const ofList = ['page', 'sort', 'q', 'competitorId', 'unmapped'];

export function readCategoryAddress(search: string): CategoryAddress {
  const query = new URLSearchParams(search);
  const open = query.get('expanded');
  const view = query.get('view');
  return {
    node: query.get('node') || null,
    rollup: query.get('rollup') !== 'false',
    view: categoryViews.find((one) => one === view) ?? 'figures',
    find: query.get('find') ?? '',
    open: open === null ? null : new Set(open.split('.').filter(Boolean)),
  };
}

/** How a search follows from another one; empty values are left out. */
export const withValues =
  (values: Readonly<Record<string, string>>, dropList = false) =>
  (search: string): string => {
    const query = new URLSearchParams(search);
    if (dropList) for (const name of ofList) query.delete(name);
    for (const [name, value] of Object.entries(values)) {
      if (value === '') query.delete(name);
      else query.set(name, value);
    }
    return toSearch(query);
  };

/** Shows a category, with the branches above it open. */
export const withNode =
  (node: string | null, ancestors: readonly string[]) =>
  (search: string): string => {
    const { open } = readCategoryAddress(search);
    const query = new URLSearchParams(withValues({ node: node ?? '' })(search));
    query.delete('page');
    if (open !== null) query.set('expanded', [...new Set([...open, ...ancestors])].join('.'));
    return toSearch(query);
  };

/** Opens or closes a branch. */
export const withBranch =
  (id: string, isOpen: boolean, known: ReadonlySet<string>) =>
  (search: string): string => {
    const ids = [...(readCategoryAddress(search).open ?? known)].filter((one) => one !== id);
    const query = new URLSearchParams(search);
    // Kept when it is empty: it says that all branches are closed.
    query.set('expanded', (isOpen ? [...ids, id] : ids).join('.'));
    return toSearch(query);
  };
