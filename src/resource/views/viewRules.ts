import type { SavedView } from '#api/generated/types.gen.ts';

/** What a saved view keeps of a list. */
export type ViewState = Pick<SavedView, 'query' | 'columns' | 'density'>;

/** Parameters that are not about which rows are shown (ADR 21), and the page, which is where somebody is in them. */
const foreign = ['page', 'view', 'open', 'tab', 'dialog'];

/** The list's part of an address, always in the same order. */
export function viewQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of foreign) query.delete(name);
  query.sort();
  return query.toString();
}

/** The address with a view's part in place of its own; from the first page on, and with nothing open over it. */
export function searchWith(search: string, query: string): string {
  const next = new URLSearchParams(viewQuery(query));
  const view = new URLSearchParams(search).get('view');
  if (view !== null) next.set('view', view);
  return next.size === 0 ? '' : `?${next.toString()}`;
}

export function sameState(one: ViewState, other: ViewState): boolean {
  return (
    viewQuery(one.query) === viewQuery(other.query) &&
    one.density === other.density &&
    one.columns.join() === other.columns.join()
  );
}

/** The view a list is in: the one chosen last, changed since or not, else one that shows just this. */
export function currentView(
  views: readonly SavedView[],
  chosen: string | null,
  state: ViewState,
  asShown: (view: SavedView) => ViewState,
): { view: SavedView; changed: boolean } | null {
  const last = views.find(({ id }) => id === chosen);
  if (last && sameState(asShown(last), state)) return { view: last, changed: false };
  const same = views.find((view) => sameState(asShown(view), state));
  if (same) return { view: same, changed: false };
  return last ? { view: last, changed: true } : null;
}

/** A view that opens with the screen applies to whoever arrives there without wishes, by a link or anew, not by Back. */
export function opensDefault(search: string, arrived: { byBack: boolean; anew: boolean }): boolean {
  return viewQuery(search) === '' && (arrived.anew || !arrived.byBack);
}
