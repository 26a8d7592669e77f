/** The tabs of the product drawer, in their order; the address names the open one. */
export const drawerTabs = ['general', 'skus', 'features', 'charges', 'media', 'source', 'history'] as const;

export type DrawerTab = (typeof drawerTabs)[number];

/** The tab that a text of the address means; anything else opens the first one. */
export function parseDrawerTab(text: string | null): DrawerTab {
  return drawerTabs.find((tab) => tab === text) ?? 'general';
}
