import type * as z from 'zod/mini';
import { DEFAULT_PAGE_SIZE } from '#shared/lib/constants.ts';
import { parsePage, parsePageSize, type PageSize } from './paging.ts';
import { parseSort, sortText, type Sort } from './sortRules.ts';

export interface TableOptions<SortKey extends string, Filters extends Record<string, string>> {
  /** What the list can be ordered by, as the contract names it. */
  sorts: readonly SortKey[];
  defaultSort: Sort<SortKey>;
  /** One text a filter, each with `z.catch` to what does not filter: an address may say anything. */
  filters: z.ZodMiniType<Filters>;
}

/** What a list shows of all its rows. */
export interface TableView<SortKey extends string, Filters extends Record<string, string>> {
  /** From 1; possibly beyond the last one, until the list is known (`usePageInRange`). */
  page: number;
  size: PageSize;
  sort: Sort<SortKey>;
  filters: Filters;
}

/** Reads a view from the query of an address; what it does not say, or says wrongly, is as if nothing was chosen. */
export function readTable<SortKey extends string, Filters extends Record<string, string>>(
  search: string,
  { sorts, defaultSort, filters }: TableOptions<SortKey, Filters>,
): TableView<SortKey, Filters> {
  const query = new URLSearchParams(search);
  return {
    page: parsePage(query.get('page')),
    size: parsePageSize(query.get('pageSize')),
    sort: parseSort(query.get('sort'), sorts, defaultSort),
    filters: filters.parse(Object.fromEntries(query)),
  };
}

/** Writes a view into a query. What was not chosen is left out, and what belongs to others stays. */
export function writeTable<SortKey extends string, Filters extends Record<string, string>>(
  search: string,
  view: TableView<SortKey, Filters>,
  { defaultSort, filters }: TableOptions<SortKey, Filters>,
): string {
  const query = new URLSearchParams(search);
  const write = (name: string, value: string, standard: string): void => {
    if (value === standard) query.delete(name);
    else query.set(name, value);
  };
  const unfiltered: Record<string, string> = filters.parse({});
  for (const [name, value] of Object.entries<string>(view.filters))
    write(name, value, unfiltered[name] ?? '');
  write('sort', sortText(view.sort), sortText(defaultSort));
  write('pageSize', String(view.size), String(DEFAULT_PAGE_SIZE));
  write('page', String(view.page), '1');
  return query.size === 0 ? '' : `?${query.toString()}`;
}
