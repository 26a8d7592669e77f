import { useMemo } from 'react';
import { useSelection, type Selection } from '#shared/table/useSelection.ts';

interface SelectableList {
  page: { items: readonly { id: string }[]; total: number } | undefined;
  table: { filters: Record<string, string> };
}

const none: readonly never[] = [];

/** What is ticked in a list of records. */
export function useListSelection({ page, table }: SelectableList): Selection {
  return useSelection({
    total: page?.total,
    pageIds: useMemo(() => page?.items.map(({ id }) => id) ?? none, [page]),
    key: JSON.stringify(table.filters),
  });
}
