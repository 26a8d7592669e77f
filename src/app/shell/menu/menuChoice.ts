import { storage } from '#shared/lib/storage.ts';
import type { MenuChoice } from '#shared/lib/storageKeys.ts';

export interface MenuChoiceParts {
  load: () => MenuChoice | null;
  save: (choice: MenuChoice) => void;
}

/** D23: the list that was chosen and the areas that are folded up, remembered in local storage. */
export function createMenuChoice({ load, save }: MenuChoiceParts) {
  let choice: MenuChoice = load() ?? { list: 'main', closed: [] };
  const listeners = new Set<() => void>();

  function set(next: MenuChoice): void {
    choice = next;
    save(choice);
    for (const listener of listeners) listener();
  }

  return {
    getSnapshot: (): MenuChoice => choice,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: (list: MenuChoice['list']): void => {
      if (list !== choice.list) set({ ...choice, list });
    },
    /** Folds an area up, or opens it. */
    fold: (area: string, closed: boolean): void => {
      if (choice.closed.includes(area) === closed) return;
      const others = choice.closed.filter((each) => each !== area);
      set({ ...choice, closed: closed ? [...others, area] : others });
    },
    /** D14: the guard clears all of local storage; what the page still knows is stored again with the next menu. */
    remember: (): void => {
      if (choice.list !== 'main' || choice.closed.length > 0) save(choice);
    },
  };
}

export const menuChoice = createMenuChoice({
  load: () => storage.get('menu'),
  save: (choice) => void storage.set('menu', choice),
});
