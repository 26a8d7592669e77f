import { storage, type PanelStorage } from '#shared/lib/storage.ts';
import type { ListSettings } from '#shared/lib/storageKeys.ts';

const asItBegins: ListSettings = { columns: null, density: 'normal' };

/**
 * Columns and density of each list (ADR 21): in memory as long as the page, and in local storage for the next one.
 * Another tab's choice counts from the next load on, as it does for the layout.
 */
export function createListSettings(kept: Pick<PanelStorage, 'get' | 'set'>) {
  let all: Readonly<Record<string, ListSettings>> | null = null;
  const listeners = new Set<() => void>();
  const known = () => (all ??= kept.get('lists') ?? {});

  return {
    /** The same object until it changes. */
    get: (listId: string): ListSettings => {
      const found = known();
      return (Object.hasOwn(found, listId) ? found[listId] : undefined) ?? asItBegins;
    },
    /** Changes some of it and remembers all. */
    set: (listId: string, change: Partial<ListSettings>): void => {
      const found = known();
      const before = Object.hasOwn(found, listId) ? found[listId] : undefined;
      all = { ...found, [listId]: { ...asItBegins, ...before, ...change } };
      kept.set('lists', all);
      for (const listener of listeners) listener();
    },
    /** @returns ends the listening */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const listSettings = createListSettings(storage);
