import { below } from '#shared/lib/mediaQueries.ts';
import { storage } from '#shared/lib/storage.ts';
import { layoutDefaults, type LayoutSettings } from '#shared/lib/storageKeys.ts';
import { isCondensed, toAttributes, toLayoutView, toggleSize, type LayoutView } from './layoutRules.ts';

export interface LayoutParts {
  root: Pick<HTMLElement, 'setAttribute'>;
  matchMedia: (query: string) => Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  load: () => LayoutSettings | null;
  save: (settings: LayoutSettings) => void;
  loadPinned: () => boolean | null;
  savePinned: (pinned: boolean) => void;
  /** Notifies when another tab has stored a choice. */
  onStored: (listener: () => void) => void;
}

/**
 * The eight layout settings (spec §3) in one place: they are shown as attributes of the root element (D26), live
 * in memory as long as the page and are remembered by the storage module. What another tab chooses is followed, field
 * by field (E134).
 */
export function createLayoutStore(parts: LayoutParts) {
  const { root, matchMedia, load, save, loadPinned, savePinned, onStored } = parts;
  const queries = {
    layout: matchMedia(below.layout),
    sidebar: matchMedia(below.sidebar),
    behaviour: matchMedia(below.behaviour),
  };
  let settings: LayoutSettings = load() ?? layoutDefaults;
  let wide = settings;
  let flipped = false;
  let pinned = loadPinned() ?? false;
  let view = look();
  const listeners = new Set<() => void>();

  function look(): LayoutView {
    const width = {
      layout: queries.layout.matches,
      sidebar: queries.sidebar.matches,
      behaviour: queries.behaviour.matches,
    };
    return toLayoutView(settings, width, flipped, pinned);
  }

  function show(): void {
    view = look();
    for (const [name, value] of Object.entries(toAttributes(view))) root.setAttribute(name, value);
    for (const listener of listeners) listener();
  }

  function pin(next: boolean): void {
    pinned = next;
    flipped = false;
    savePinned(pinned);
    show();
  }

  function set(patch: Partial<LayoutSettings>): void {
    // Whoever chooses a size wants to see it.
    if (pinned && patch.sidebarSize !== undefined && patch.sidebarSize !== settings.sidebarSize) pin(false);
    // Only what is chosen here is written: the rest is what was stored last, by any tab.
    settings = { ...(load() ?? settings), ...patch };
    if (!isCondensed(settings.sidebarSize)) wide = settings;
    // What was turned over for now gives way to a choice.
    if (patch.sidebarSize !== undefined || patch.layoutType !== undefined) flipped = false;
    save(settings);
    show();
  }

  for (const query of Object.values(queries))
    query.addEventListener('change', () => {
      // At a new width class the sidebar starts as that width has it.
      flipped = false;
      show();
    });
  onStored(() => {
    settings = load() ?? settings;
    if (!isCondensed(settings.sidebarSize)) wide = settings;
    pinned = loadPinned() ?? pinned;
    show();
  });
  show();

  return {
    getSnapshot: (): LayoutView => view,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Applies at once (D28) and remembers. */
    set,
    /** The button of the top bar. From 1025 px its choice is remembered; below, it holds while the width does. */
    toggleSidebar: (): void => {
      if (queries.behaviour.matches) {
        flipped = !flipped;
        show();
      } else if (view.pinned !== null) {
        pin(!view.pinned);
      } else {
        set({ sidebarSize: toggleSize(view.sidebarSize, wide) });
      }
    },
    /** spec §2: the sidebar that widens when pointed at is kept wide, or is not; remembered. */
    pin,
    /** A sidebar that was opened for now goes back, as after choosing from it. */
    rest: (): void => {
      if (!flipped) return;
      flipped = false;
      show();
    },
    /** D14: the guard clears all of local storage; what the page still knows is stored again after sign-in. */
    remember: (): void => {
      save(load() ?? settings);
      if (pinned) savePinned(pinned);
    },
  };
}

const nothing = (): void => undefined;

/** While the sign-in page is prerendered there is no page: the defaults, shown nowhere. */
const noPage: LayoutParts = {
  root: { setAttribute: nothing },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  load: () => null,
  save: nothing,
  loadPinned: () => null,
  savePinned: nothing,
  onStored: nothing,
};

export const layoutStore = createLayoutStore(
  typeof document === 'undefined'
    ? noPage
    : {
        root: document.documentElement,
        matchMedia: (query) => window.matchMedia(query),
        load: () => storage.get('layout'),
        save: (settings) => void storage.set('layout', settings),
        loadPinned: () => storage.get('sidebarHover'),
        savePinned: (pinned) => void storage.set('sidebarHover', pinned),
        onStored: (listener) =>
          void storage.onChange((key) => {
            if (key === 'layout' || key === 'sidebarHover') listener();
          }),
      },
);
