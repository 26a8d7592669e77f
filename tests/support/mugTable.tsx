import { useMemo, useState } from 'react';
import { vi } from 'vitest';
import type { Column } from '#shared/table/Column.ts';
import { DataTable } from '#shared/table/DataTable.tsx';
import type { RowAction } from '#shared/table/RowAction.ts';
import type { Sort } from '#shared/table/sortRules.ts';
import { useSelection } from '#shared/table/useSelection.ts';

export interface Mug {
  id: string;
  name: string;
  moq: number;
}

export const mugs: readonly Mug[] = [
  { id: '1', name: 'Ceramic mug', moq: 50 },
  { id: '2', name: 'Travel mug', moq: 100 },
  { id: '3', name: 'Enamel mug', moq: 25 },
];

/** Called with the name of each row whose cells are rendered. */
export const painted = vi.fn<(name: string) => void>();
const columns: Column<Mug, 'name' | 'moq'>[] = [
  { id: 'name', header: 'Product', isKey: true, sortKey: 'name', cell: ({ name }) => name },
  { id: 'moq', header: 'MOQ', align: 'end', sortKey: 'moq', cell: ({ name, moq }) => (painted(name), moq) },
  { id: 'note', header: 'Note', cell: () => 'none' },
];

interface MugListProps {
  rows?: readonly Mug[] | undefined;
  error?: unknown;
  busy?: boolean;
  isFiltered?: boolean;
  total?: number | undefined;
  onRetry?: () => void;
  onOpen?: (mug: Mug) => void;
  rowActions?: (mug: Mug) => RowAction[];
  onEdit?: (mug: Mug) => void;
}

/** A list with checkboxes, parts and an order of its own. */
export function MugList({
  rows,
  total = rows?.length,
  error = null,
  isFiltered = false,
  onEdit,
  ...rest
}: MugListProps) {
  const [sort, setSort] = useState<Sort<'name' | 'moq'>>({ key: 'name', descending: false });
  const [open, setOpen] = useState('');
  const pageIds = useMemo(() => rows?.map(({ id }) => id) ?? [], [rows]);
  const selection = useSelection({ total, pageIds, key: String(isFiltered) });
  return (
    <>
      <DataTable
        label="Mugs"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        sort={sort}
        onSort={(key) => setSort({ key, descending: sort.key === key && !sort.descending })}
        error={error}
        onRetry={() => undefined}
        selection={selection}
        expand={{
          isOpen: ({ id }) => id === open,
          toggle: ({ id }) => setOpen(id === open ? '' : id),
          has: ({ id }) => id !== '3',
          render: ({ name }) => (
            <DataTable
              label={`Parts of the ${name}`}
              columns={columns}
              rows={[{ id: '1', name: `${name}, blue`, moq: 1 }]}
              rowId={({ id }) => id}
              rowName={(part) => part.name}
              error={null}
              onRetry={() => undefined}
              selection={selection}
              empty="no parts"
              noMatch="no parts"
              isFiltered={false}
              total={1}
              shortcuts={false}
            />
          ),
        }}
        empty={<p>No mugs yet</p>}
        noMatch={<p>No mug matches</p>}
        isFiltered={isFiltered}
        total={total}
        {...(onEdit ? { rowKeys: [{ keys: 'e', label: 'Edit', run: onEdit }] } : {})}
        {...rest}
      />
      <output aria-label="Ticked">{selection.ids.join()}</output>
    </>
  );
}

/** The list as it is, and as it comes to be with a press on Next. */
export function MugSteps({ steps }: { steps: readonly MugListProps[] }) {
  const [step, setStep] = useState(0);
  return (
    <>
      <MugList {...steps[step]} />
      <button onClick={() => setStep(step + 1)}>Next</button>
    </>
  );
}
