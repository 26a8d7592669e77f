import { useMemo } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { pageAfterSize, type PageSize } from './paging.ts';
import { nextSort } from './sortRules.ts';
import { readTable, writeTable, type TableOptions, type TableView } from './tableAddress.ts';

export interface TableState<SortKey extends string, Filters extends Record<string, string>>
  extends TableView<SortKey, Filters> {
  /** @param replace leave the page that is left out of Back */
  setPage: (page: number, replace?: boolean) => void;
  /** The first row stays on the page (E118). The size it has already is no event (E116). */
  setSize: (size: PageSize) => void;
  /** Orders by a column, or the other way round; begins at the first page. */
  sortBy: (key: SortKey) => void;
  /** Changes some filters and keeps the others; begins at the first page. Back does not undo each letter. */
  setFilters: (filters: Partial<Filters>) => void;
  clearFilters: () => void;
}

/**
 * Page, size, sort and filters of a list, kept in the address: a link shows the same rows, and Back goes a page back.
 * A list asks for its rows with the whole view in the query key and `keepPreviousData`, so that of several clicks only
 * the last one's reply is painted (E119).
 *
 * @param options a constant of the module
 */
export function useTableState<SortKey extends string, Filters extends Record<string, string>>(
  options: TableOptions<SortKey, Filters>,
): TableState<SortKey, Filters> {
  const here = useLocation();
  const { location: ahead } = useNavigation();
  const navigate = useNavigate();
  // The address follows when the guard has let it: a click counts from where the one before is going (E119).
  const { search } = ahead?.pathname === here.pathname ? ahead : here;
  const view = useMemo(() => readTable(search, options), [search, options]);

  function go(change: Partial<TableView<SortKey, Filters>>, replace = false): void {
    const next = writeTable(search, { ...view, ...change }, options);
    if (next === search) return;
    // A click is shown at once, before there may be the next one.
    void navigate({ search: next }, { replace, preventScrollReset: true, flushSync: !replace });
  }

  return {
    ...view,
    setPage: (page, replace) => go({ page }, replace),
    setSize: (size) => {
      if (size !== view.size) go({ size, page: pageAfterSize(view.page, view.size, size) });
    },
    sortBy: (key) => go({ sort: nextSort(view.sort, key), page: 1 }),
    setFilters: (filters) => go({ filters: { ...view.filters, ...filters }, page: 1 }, true),
    clearFilters: () => go({ filters: options.filters.parse({}), page: 1 }, true),
  };
}
