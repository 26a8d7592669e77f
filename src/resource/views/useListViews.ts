import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { listViewsOptions } from '#api/generated/query/work.gen.ts';
import type { SavedView } from '#api/generated/types.gen.ts';
import { defaultIds, withKey } from '#shared/table/columnRules.ts';
import type { VisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import { chosenViews } from './chosenViews.ts';
import { currentView, opensDefault, searchWith, viewQuery, type ViewState } from './viewRules.ts';

/** The part of a list's columns that a view keeps, whatever the rows are. */
type ListColumns = Pick<VisibleColumns<never>, 'ids' | 'set' | 'reset' | 'density' | 'setDensity'> & {
  all: readonly { id: string; header: string; isKey?: true; hidden?: true }[];
};

/** The saved views of a list, for `SavedViews`. */
export interface ListViews {
  screen: string;
  /** The person's own and the shared ones; undefined until they are loaded. */
  views: readonly SavedView[] | undefined;
  failed: boolean;
  retry: () => void;
  /** What the list shows now, as a view would keep it. */
  state: ViewState;
  current: { view: SavedView; changed: boolean } | null;
  /** Shows a view; null: the default view. */
  apply: (view: SavedView | null) => void;
  /** Makes a view current that was just saved from what is shown. */
  choose: (view: SavedView | null) => void;
  /** The columns of a view in words. */
  columnNames: (ids: readonly string[]) => string;
}

/**
 * Views of a list: its part of the address, its columns and its density, under a name. Stands in the list itself, which
 * lives as long as the screen: a default view is shown when the address has no filters.
 *
 * @param screen name of the list, `skumanager.products`
 * @param columns of `useVisibleColumns`
 */
export function useListViews(screen: string, columns: ListColumns): ListViews {
  const { key } = useLocation();
  const { search, now, change } = usePageSearch();
  const byBack = useNavigationType() === NavigationType.Pop;
  const { data, isError, refetch } = useQuery(listViewsOptions({ query: { screen } }));
  const [chosen, setChosen] = useState(() => chosenViews.get(screen));
  const [wantsDefault] = useState(() => opensDefault(search, { byBack, anew: key === 'default' }));

  const state = useMemo<ViewState>(
    () => ({ query: viewQuery(search), columns: [...columns.ids], density: columns.density }),
    [search, columns.ids, columns.density],
  );
  const asShown = (view: SavedView): ViewState => ({
    ...view,
    columns: view.columns.length === 0 ? defaultIds(columns.all) : withKey(columns.all, view.columns),
  });
  const choose = (view: SavedView | null): void => {
    chosenViews.set(screen, view?.id ?? null);
    setChosen(view?.id ?? null);
  };
  const show = (view: SavedView | null, replace: boolean): void => {
    choose(view);
    if (view === null || view.columns.length === 0) columns.reset();
    else columns.set(withKey(columns.all, view.columns));
    columns.setDensity(view?.density ?? 'normal');
    change((before) => searchWith(before, view?.query ?? ''), { replace });
  };

  const openDefault = useEffectEvent((all: readonly SavedView[]) => {
    const first = all.find(({ mine, isDefault }) => mine && isDefault);
    // Filters that were chosen before the views were loaded win.
    if (first && viewQuery(now()) === '') show(first, true);
  });
  const settled = useRef(false);
  const items = data?.items;
  useEffect(() => {
    if (!wantsDefault || settled.current || !items) return;
    settled.current = true;
    openDefault(items);
  }, [wantsDefault, items]);

  return {
    screen,
    views: items,
    failed: isError && data === undefined,
    retry: () => void refetch(),
    state,
    current: items ? currentView(items, chosen, state, asShown) : null,
    apply: (view) => show(view, false),
    choose,
    columnNames: (ids) =>
      ids.flatMap((id) => columns.all.find((column) => column.id === id)?.header ?? []).join(', '),
  };
}
