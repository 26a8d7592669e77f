import { useMemo } from 'react';
import type { Column } from '#shared/table/Column.ts';
import { DataTable } from '#shared/table/DataTable.tsx';
import { useSelection } from '#shared/table/useSelection.ts';
import { cellNames, isFigure, isList, type BenchRow } from './benchRows.ts';

const columns: readonly Column<BenchRow>[] = [
  { id: 'sku', header: 'SKU', cell: ({ sku }) => sku, sortKey: 'sku', isKey: true },
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortKey: 'name' },
  { id: 'status', header: 'Status', cell: ({ status }) => status },
  ...cellNames.map(
    (header, at): Column<BenchRow> => ({
      id: header,
      header,
      cell: ({ cells }) => cells[at],
      align: isFigure(at) ? 'end' : 'start',
    }),
  ),
];
const actions = () => [];
const nothing = () => undefined;

/** The table of the panel: keys, what sticks, and in a list ticks and a menu a row. */
export function OurRows({ rows }: { rows: readonly BenchRow[] }) {
  const pageIds = useMemo(() => rows.map(({ id }) => id), [rows]);
  const selection = useSelection({ total: 12_000, pageIds, key: 'all' });
  return (
    <DataTable
      label="Rows"
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ sku }) => sku}
      error={null}
      onRetry={nothing}
      {...(isList && { selection, rowActions: actions })}
      empty={null}
      noMatch={null}
      isFiltered={false}
      total={12_000}
    />
  );
}
