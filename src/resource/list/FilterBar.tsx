import type { ReactNode } from 'react';
import { FilterChips } from '#shared/table/filters/FilterChips.tsx';
import { FilterMenu } from '#shared/table/filters/FilterMenu.tsx';
import { ListToolbar } from '#shared/table/filters/ListToolbar.tsx';
import { SearchBox } from '#shared/table/filters/SearchBox.tsx';
import type { ListFilter } from './ListFilter.ts';

interface FilterBarProps {
  /** The box for words; what cannot be searched has none. */
  search?: { label: string; value: string; onSearch: (q: string) => void };
  filters: readonly ListFilter[];
  onClear: () => void;
  /** What is about the list as a whole: saved views, columns, export. */
  end?: ReactNode;
}

/** What narrows a list, or figures, and what does at the moment. */
export function FilterBar({ search, filters, onClear, end }: FilterBarProps) {
  const menus = filters.flatMap(({ menu }) => menu ?? []);
  return (
    <>
      <ListToolbar
        search={search && <SearchBox {...search} />}
        count={menus.reduce((sum, { count }) => sum + count, 0)}
        end={end}
      >
        {menus.map(({ id, content, ...menu }) => (
          <FilterMenu key={id} {...menu}>
            {content}
          </FilterMenu>
        ))}
      </ListToolbar>
      <FilterChips chips={filters.flatMap(({ chips }) => chips)} onClear={onClear} />
    </>
  );
}
