export type Density = 'normal' | 'compact';

/** How a person looks at one list: columns in their order (null: as the list has them), and how high a row is. */
export interface ListLook {
  columns: readonly string[] | null;
  density: Density;
}

const plain: ListLook = { columns: null, density: 'normal' };
const looks = new Map<string, ListLook>();
const listeners = new Set<() => void>();

/** How each list looks, as long as the page lives. */
export const listLooks = {
  get: (listId: string): ListLook => looks.get(listId) ?? plain,
  set(listId: string, change: Partial<ListLook>): void {
    looks.set(listId, { ...listLooks.get(listId), ...change });
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
