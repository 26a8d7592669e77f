import { storage } from '#shared/lib/storage.ts';
import { layoutDefaults, type LayoutSettings } from '#shared/lib/storageKeys.ts';
import { below, isCondensed, layoutAttributes, layoutView, turned, type LayoutView } from './layoutRules.ts';

export interface LayoutParts {
  root: Pick<HTMLElement, 'setAttribute'>;
  matchMedia: (query: string) => Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  load: () => LayoutSettings | null;
  save: (settings: LayoutSettings) => void;
}

/**
 * The eight layout settings (spec §3) in one place: they are shown as attributes of the root element (D26), live
 * in memory as long as the page and are remembered in local storage. Another tab's choice counts from the next
 * load on (E134).
 */
export function createLayoutStore({ root, matchMedia, load, save }: LayoutParts) {
  const queries = {
    layout: matchMedia(below.layout),
    sidebar: matchMedia(below.sidebar),
    behaviour: matchMedia(below.behaviour),
  };
  let settings: LayoutSettings = load() ?? layoutDefaults;
  let wide = settings;
  let flipped = false;
  let view = look();
  const listeners = new Set<() => void>();

  function look(): LayoutView {
    const width = {
      layout: queries.layout.matches,
      sidebar: queries.sidebar.matches,
      behaviour: queries.behaviour.matches,
    };
    return layoutView(settings, width, flipped);
  }

  function show(): void {
    view = look();
    for (const [name, value] of Object.entries(layoutAttributes(view))) root.setAttribute(name, value);
    for (const listener of listeners) listener();
  }

  function set(patch: Partial<LayoutSettings>): void {
    settings = { ...settings, ...patch };
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
      } else {
        set({ sidebarSize: turned(view.sidebarSize, wide) });
      }
    },
    /** A sidebar that was opened for now goes back, as after choosing from it. */
    rest: (): void => {
      if (!flipped) return;
      flipped = false;
      show();
    },
    /** D14: the guard clears all of local storage; what the page still knows is stored again after sign-in. */
    remember: (): void => save(settings),
  };
}

const nothing = (): void => undefined;

/** While the sign-in page is prerendered there is no page: the defaults, shown nowhere. */
const noPage: LayoutParts = {
  root: { setAttribute: nothing },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  load: () => null,
  save: nothing,
};

export const layoutStore = createLayoutStore(
  typeof document === 'undefined'
    ? noPage
    : {
        root: document.documentElement,
        matchMedia: (query) => window.matchMedia(query),
        load: () => storage.get('layout'),
        save: (settings) => void storage.set('layout', settings),
      },
);
