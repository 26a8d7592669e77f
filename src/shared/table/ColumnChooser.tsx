import type { VisibleColumns } from './useVisibleColumns.ts';

interface ColumnChooserProps<T, SortKey extends string> {
  columns: VisibleColumns<T, SortKey>;
}

/** Which columns are shown, in which order, and how high the rows are. */
export function ColumnChooser<T, SortKey extends string>({ columns }: ColumnChooserProps<T, SortKey>) {
  return <span hidden>{columns.ids.length}</span>;
}
