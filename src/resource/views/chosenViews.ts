/** The view chosen last on each screen, as long as the page lives: it outlives the toolbar, which may unmount. */
const chosen = new Map<string, string>();

export const chosenViews = {
  get: (screen: string): string | null => chosen.get(screen) ?? null,
  set(screen: string, id: string | null): void {
    if (id === null) chosen.delete(screen);
    else chosen.set(screen, id);
  },
};
