import { useEffect, useState, type ComponentType } from 'react';
import type { LayoutView } from '#app/shell/layout/layoutRules.ts';
import { loadChunk } from '#shared/lib/loadChunk.ts';

type Layout = LayoutView['layout'];
type Fetched = Exclude<Layout, 'vertical'>;

/** Few leave the vertical layout: who does, fetches the menu of the other one. */
const loaders: Readonly<Record<Fetched, () => Promise<ComponentType>>> = {
  horizontal: async () => (await import('./horizontal/HorizontalMenu.tsx')).HorizontalMenu,
  twocolumn: async () => (await import('./twocolumn/TwoColumnMenu.tsx')).TwoColumnMenu,
};

export interface LayoutMenu {
  /** The layout whose menu is shown: the vertical one where the other could not be had, so that there is a menu. */
  layout: Layout;
  /** Null for the vertical layout, whose menu is always there, and while the other one is on its way. */
  Menu: ComponentType | null;
}

/** The menu of a layout, fetched when it is needed. What failed is asked for again when the layout is chosen anew. */
export function useLayoutMenu(layout: Layout, load = loaders): LayoutMenu {
  // Null stands for one that could not be had.
  const [parts, setParts] = useState<Partial<Record<Layout, ComponentType | null>>>({ vertical: null });
  useEffect(() => {
    if (layout === 'vertical') return;
    void loadChunk(`menu ${layout}`, load[layout])
      .catch(() => null)
      .then((part) => setParts((last) => ({ ...last, [layout]: part })));
  }, [layout, load]);
  const { [layout]: Menu } = parts;
  return Menu === null ? { layout: 'vertical', Menu } : { layout, Menu: Menu ?? null };
}
