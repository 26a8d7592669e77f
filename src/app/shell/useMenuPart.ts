import { useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { loadChunk } from '#app/lifecycle/loadChunk.ts';
import type { LayoutView } from './layoutRules.ts';

type Layout = LayoutView['layout'];
type Fetched = Exclude<Layout, 'vertical'>;

/** Few leave the vertical layout: who does, fetches the menu of the other one. */
const loaders: Readonly<Record<Fetched, () => Promise<ComponentType>>> = {
  horizontal: async () => (await import('./horizontal/HorizontalMenu.tsx')).HorizontalMenu,
  twocolumn: async () => (await import('./twocolumn/TwoColumnMenu.tsx')).TwoColumnMenu,
};

/** What became of each: null stands for one that could not be had. */
let parts: Readonly<Partial<Record<Fetched, ComponentType | null>>> = {};
const asked = new Set<Fetched>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function fetchMenu(layout: Fetched, load: () => Promise<ComponentType>): Promise<void> {
  if (asked.has(layout)) return;
  asked.add(layout);
  const part = await loadChunk(`menu ${layout}`, load).catch(() => null);
  // What failed is asked for again the next time the layout is chosen.
  if (part === null) asked.delete(layout);
  parts = { ...parts, [layout]: part };
  for (const listener of listeners) listener();
}

export interface MenuPart {
  /** The layout whose menu is shown: the vertical one where the other could not be had, so that there is a menu. */
  layout: Layout;
  /** Null for the vertical layout, whose menu is always there, and while the other one is on its way. */
  Menu: ComponentType | null;
}

/** The menu of a layout, fetched when it is needed. */
export function useMenuPart(layout: Layout, load = loaders): MenuPart {
  const part = useSyncExternalStore(subscribe, () => (layout === 'vertical' ? null : parts[layout]));
  useEffect(() => {
    if (layout !== 'vertical') void fetchMenu(layout, load[layout]);
  }, [layout, load]);
  return part === null ? { layout: 'vertical', Menu: null } : { layout, Menu: part ?? null };
}
