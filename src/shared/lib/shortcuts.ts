import { meansShortcut, pressedKeys } from './shortcutKeys.ts';
import { storage } from './storage.ts';

/** One key, or several held together, and what they do. */
export interface Shortcut {
  /** As `pressedKeys` names them: `j`, `?`, `Enter`, `Alt+ArrowDown`, `Mod+s`. */
  keys: string;
  /** What they do, in the language on screen; the list of shortcuts shows it. */
  label: string;
  run: () => void;
}

/** The frame's hold everywhere, a screen's while it is open. */
export type ShortcutScope = 'frame' | 'screen';

interface Held {
  scope: ShortcutScope;
  list: readonly Shortcut[];
}

const held = new Map<string, Held>();
const listeners = new Set<() => void>();
let singleKeys = storage.get('shortcuts') ?? true;

// A dialog that is on its way out does not hold the keys any more.
const isModalOpen = (): boolean =>
  document.querySelector('[aria-modal=true]:not([data-state=closed])') !== null;

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const keys = pressedKeys(event);
  const found = [...held.values()]
    .reverse()
    .flatMap(({ list }) => list)
    .find((shortcut) => shortcut.keys === keys);
  if (!found || isModalOpen() || !meansShortcut(keys, event.target, singleKeys)) return;
  event.preventDefault();
  found.run();
}

/** The shortcuts of what is on the page. They rest while a modal dialog is open. */
export const shortcuts = {
  /** Adds or renews a list; of two lists with the same keys the one that came later wins. */
  put(id: string, scope: ShortcutScope, list: readonly Shortcut[]): void {
    if (held.size === 0) {
      window.addEventListener('keydown', press);
      // D14: the guard cleared what was stored; what the page still knows is stored again.
      if (!singleKeys) storage.set('shortcuts', singleKeys);
    }
    held.set(id, { scope, list });
  },
  drop(id: string): void {
    held.delete(id);
    if (held.size === 0) window.removeEventListener('keydown', press);
  },
  of: (scope: ShortcutScope): Shortcut[] =>
    [...held.values()].flatMap((each) => (each.scope === scope ? each.list : [])),

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
  },
};
