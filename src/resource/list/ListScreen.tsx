import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { Pager } from '#shared/table/Pager.tsx';
import type { TableState } from '#shared/table/useTableState.ts';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { FilterBar } from './FilterBar.tsx';
import { filterText, type ListFilter } from './ListFilter.ts';
import type { RowPage } from './useList.tsx';

/** What stands around the rows of a list needs to know of it, as `useList` has it. */
export interface ListSummary<SortKey extends string, Filters extends Record<string, string>> {
  table: TableState<SortKey, Filters>;
  page: Omit<RowPage, 'items'> | undefined;
  refused: { permission: string | null } | null;
  query: string;
}

interface ListScreenProps<SortKey extends string, Filters extends Record<string, string>> {
  list: ListSummary<SortKey, Filters>;
  /** What the box for words (`q`) looks for; a list that cannot be searched has none. */
  search?: string;
  filters: readonly ListFilter[];
  /** What is about the list as a whole, at the end of its toolbar. */
  tools?: ReactNode;
  /** The table, and what belongs to its rows. */
  children: ReactNode;
}

/** What stands around the rows of a list: search, filters, those that are on, and the pages; or why it may not be seen. */
export function ListScreen<SortKey extends string, Filters extends Record<string, string>>({
  list: { table, page, refused },
  search,
  filters,
  tools,
  children,
}: ListScreenProps<SortKey, Filters>) {
  const onSearch = (q: string): void => table.setFilters(filterText<Filters>('q', q));
  if (refused) return <NoAccessPanel title={refused.permission} />;
  return (
    <Stack gap="3">
      <FilterBar
        {...(search === undefined
          ? {}
          : { search: { label: search, value: table.filters.q ?? '', onSearch } })}
        filters={filters}
        onClear={table.clearFilters}
        end={tools}
      />
      {children}
      {page && (
        <Pager
          page={table.page}
          size={table.size}
          shown={page}
          onPage={table.setPage}
          onSize={table.setSize}
        />
      )}
    </Stack>
  );
}
