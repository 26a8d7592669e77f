import { storage, type PanelStorage } from '#shared/lib/storage.ts';
import type { ListSettings } from '#shared/lib/storageKeys.ts';

export type Density = ListSettings['density'];

const plain: ListSettings = { columns: null, density: 'normal' };

/**
 * Columns and density of each list (ADR 21): in memory as long as the page lives, and in local storage for the next one.
 * The choice of another tab counts from the next load on, as for the layout.
 */
export function createListSettings(kept: Pick<PanelStorage, 'get' | 'set'>) {
  let settings: ReadonlyMap<string, ListSettings> | null = null;
  const listeners = new Set<() => void>();
  const known = () => (settings ??= new Map(Object.entries(kept.get('lists') ?? {})));

  return {
    /** The same object until it changes. */
    get: (listId: string): ListSettings => known().get(listId) ?? plain,
    /** Changes some of it and remembers all. */
    set(listId: string, change: Partial<ListSettings>): void {
      settings = new Map([...known(), [listId, { ...plain, ...known().get(listId), ...change }]]);
      kept.set('lists', Object.fromEntries(settings));
      for (const listener of listeners) listener();
    },
    /** @returns a function that unsubscribes */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const listSettings = createListSettings(storage);
