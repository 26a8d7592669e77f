import type { ReactNode } from 'react';
import type { FilterChip } from '#shared/table/filters/FilterChips.tsx';
import type { NextFilters } from '#shared/table/useTableState.ts';

/** A filter of a list: its menu in the toolbar, unless it has none, and what it says when it is on. */
export interface ListFilter {
  menu?: {
    /** Which of the list's menus it is, in every language. */
    id: string;
    label: string;
    /** How many choices narrow the list at the moment. */
    count: number;
    /** Takes them all back. */
    onClear: () => void;
    /** What can be chosen; made when the menu is opened. */
    content: ReactNode;
  };
  chips: readonly FilterChip[];
}

/** The filters of a list as the address has them, and how to change some of them. */
export interface Filtering<Filters extends Record<string, string>> {
  filters: Filters;
  setFilters: (filters: NextFilters<Filters>) => void;
}

/** One filter with this text, for `setFilters`. */
export function filterText<Filters extends Record<string, string>>(
  name: keyof Filters & string,
  text: string,
): Partial<Filters>;
export function filterText(name: string, text: string): object {
  return { [name]: text };
}
