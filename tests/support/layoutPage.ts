import { createLayoutStore } from '#app/shell/layout/layoutStore.ts';
import { createStorage } from '#shared/lib/storage.ts';

/** The storage of the page, without what another test left in memory. */
export const layoutStorage = createStorage({
  local: () => window.localStorage,
  session: () => window.sessionStorage,
  events: () => window,
});

/** A page of this width whose layout starts with what is stored. */
export function openLayout(width = 1440) {
  resizeTo(width);
  return createLayoutStore({
    root: document.documentElement,
    matchMedia: (query) => window.matchMedia(query),
    load: () => layoutStorage.get('layout'),
    save: (settings) => void layoutStorage.set('layout', settings),
    loadPinned: () => layoutStorage.get('sidebarHover'),
    savePinned: (pinned) => void layoutStorage.set('sidebarHover', pinned),
    onStored: (listener) => void layoutStorage.onChange(listener),
  });
}

export function resizeTo(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  window.dispatchEvent(new Event('resize'));
}

/** An attribute of the root element, which carries the layout (D26). */
export function rootAttribute(name: string): string | null {
  return document.documentElement.getAttribute(name);
}
