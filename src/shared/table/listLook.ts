import { storage, type PanelStorage } from '#shared/lib/storage.ts';
import type { ListLook } from '#shared/lib/storageKeys.ts';

export type Density = ListLook['density'];

const plain: ListLook = { columns: null, density: 'normal' };

/**
 * How each list looks (ADR 21): in memory as long as the page lives, and in local storage for the next one. Another
 * tab's choice counts from the next load on, as it does for the layout.
 */
export function createListLooks(kept: Pick<PanelStorage, 'get' | 'set'>) {
  let looks: ReadonlyMap<string, ListLook> | null = null;
  const listeners = new Set<() => void>();
  const known = () => (looks ??= new Map(Object.entries(kept.get('lists') ?? {})));

  return {
    /** The same object until it changes. */
    get: (listId: string): ListLook => known().get(listId) ?? plain,
    /** Changes some of it and remembers all. */
    set(listId: string, change: Partial<ListLook>): void {
      looks = new Map([...known(), [listId, { ...plain, ...known().get(listId), ...change }]]);
      kept.set('lists', Object.fromEntries(looks));
      for (const listener of listeners) listener();
    },
    /** @returns ends the listening */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const listLooks = createListLooks(storage);
