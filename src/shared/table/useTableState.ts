import { useMemo } from 'react';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import { pageAfterSize, type PageSize } from './paging.ts';
import { nextSort } from './sortRules.ts';
import { readTable, writeTable, type TableOptions, type TableView } from './tableAddress.ts';

/** Some filters, or how they follow from those that were chosen last, rendered or not. */
export type NextFilters<Filters> = Partial<Filters> | ((now: Filters) => Partial<Filters>);

export interface TableState<SortKey extends string, Filters extends Record<string, string>>
  extends TableView<SortKey, Filters> {
  /** @param replace leave the page that is left out of Back */
  setPage: (page: number, replace?: boolean) => void;
  /** The first row stays on the page (E118). The size it has already is no event (E116). */
  setSize: (size: PageSize) => void;
  /** Orders by a column, or the other way round; begins at the first page. */
  sortBy: (key: SortKey) => void;
  /** Changes some filters and keeps the others; begins at the first page. Back does not undo each letter. */
  setFilters: (filters: NextFilters<Filters>) => void;
  clearFilters: () => void;
}

/**
 * Page, size, sort and filters of a list, kept in the address: a link shows the same rows, and Back goes a page back. What
 * is chosen is shown at once, and a choice counts from the one before, rendered or not (ADR 32).
 * A list asks for its rows with the whole view in the query key and `keepPreviousData`, so that of several clicks only
 * the last one's reply is painted (E119).
 *
 * @param options a constant of the module
 */
export function useTableState<SortKey extends string, Filters extends Record<string, string>>(
  options: TableOptions<SortKey, Filters>,
): TableState<SortKey, Filters> {
  const { search, change } = usePageSearch();
  const view = useMemo(() => readTable(search, options), [search, options]);

  const ways = useMemo((): Omit<TableState<SortKey, Filters>, keyof TableView<SortKey, Filters>> => {
    type View = TableView<SortKey, Filters>;
    const go = (next: (now: View) => Partial<View>, replace = false): void =>
      change(
        (before) => {
          const now = readTable(before, options);
          return writeTable(before, { ...now, ...next(now) }, options);
        },
        // A click is shown at once, before there may be the next one.
        { replace, flushSync: !replace },
      );
    return {
      setPage: (page, replace) => go(() => ({ page }), replace),
      setSize: (size) =>
        go((now) => (size === now.size ? {} : { size, page: pageAfterSize(now.page, now.size, size) })),
      sortBy: (key) => go((now) => ({ sort: nextSort(now.sort, key), page: 1 })),
      setFilters: (filters) =>
        go(({ filters: now }) => {
          const next = typeof filters === 'function' ? filters(now) : filters;
          return { filters: { ...now, ...next }, page: 1 };
        }, true),
      clearFilters: () => go(() => ({ filters: options.filters.parse({}), page: 1 }), true),
    };
  }, [change, options]);
  return useMemo(() => ({ ...view, ...ways }), [view, ways]);
}
