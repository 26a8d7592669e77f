import { isModalOpen } from './isModalOpen.ts';
import { canBeShortcut, pressedKeys } from './shortcutKeys.ts';
import { storage } from './storage.ts';

/** One key, or several held together, and what they do. */
export interface Shortcut {
  /** As `pressedKeys` names them: `j`, `?`, `Enter`, `Alt+ArrowDown`, `Mod+s`. */
  keys: string;
  /** What they do, in the language on screen; the list of shortcuts shows it. */
  label: string;
  run: () => void;
}

const held = new Map<string, readonly Shortcut[]>();
const listeners = new Set<() => void>();
let singleKeys = storage.get('shortcuts') ?? true;

/**
 * The keys of a press that may mean a shortcut, else null: something is typed, a modal dialog is open, or characters
 * alone are turned off.
 */
export function readShortcutKeys(event: KeyboardEvent): string | null {
  const keys = pressedKeys(event);
  if (event.isComposing || isModalOpen()) return null;
  return canBeShortcut(keys, event.target, singleKeys) ? keys : null;
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented) return;
  const keys = readShortcutKeys(event);
  const found = [...held.values()]
    .reverse()
    .flat()
    .find((shortcut) => shortcut.keys === keys);
  if (!found) return;
  event.preventDefault();
  found.run();
}

/** The shortcuts of what is on the page. */
export const shortcuts = {
  /** Adds or renews a list; of two lists with the same keys the one that came later wins. */
  put(id: string, list: readonly Shortcut[]): void {
    if (held.size === 0) window.addEventListener('keydown', press);
    held.set(id, list);
  },
  drop(id: string): void {
    held.delete(id);
    if (held.size === 0) window.removeEventListener('keydown', press);
  },
  /** What can be pressed now: each key once, as it would be heard, and each thing to do once, with all of its keys. */
  list(): { keys: string[]; label: string }[] {
    const labels = new Map<string, string>();
    for (const { keys, label } of [...held.values()].reverse().flat()) {
      if (!labels.has(keys)) labels.set(keys, label);
    }
    const shown = new Map<string, string[]>();
    for (const { keys } of [...held.values()].flat()) {
      const label = labels.get(keys);
      if (label === undefined) continue;
      labels.delete(keys);
      shown.set(label, [...(shown.get(label) ?? []), keys]);
    }
    return [...shown].map(([label, keys]) => ({ keys, label }));
  },

  /** WCAG 2.1.4: whether characters alone are shortcuts. A person can turn that off. */
  singleKeys: {
    getSnapshot: (): boolean => singleKeys,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (on: boolean): void => {
      singleKeys = on;
      storage.set('shortcuts', on);
      for (const listener of listeners) listener();
    },
    /** D14: the guard clears all of local storage; what the page still knows is stored again after sign-in. */
    remember: (): void => {
      if (!singleKeys) storage.set('shortcuts', singleKeys);
    },
  },
};
