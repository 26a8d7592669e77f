import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Boxes from 'lucide-react/icons/boxes';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { listSkusOptions, listSuppliersOptions } from '#api/generated/query/catalogue.gen.ts';
import type { BulkRequest, ListSkusData, Sku } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { BulkBar } from '#shared/table/BulkBar.tsx';
import type { Column } from '#shared/table/Column.ts';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { CheckList } from '#shared/table/filters/CheckList.tsx';
import { parseList, formatList } from '#shared/table/filters/choiceRules.ts';
import { FilterChips } from '#shared/table/filters/FilterChips.tsx';
import { FilterMenu } from '#shared/table/filters/FilterMenu.tsx';
import { ListToolbar } from '#shared/table/filters/ListToolbar.tsx';
import { SearchBox } from '#shared/table/filters/SearchBox.tsx';
import { Pager } from '#shared/table/Pager.tsx';
import { sortText } from '#shared/table/sortRules.ts';
import type { TableOptions, TableView } from '#shared/table/tableAddress.ts';
import { usePageInRange } from '#shared/table/usePageInRange.ts';
import { useSelection } from '#shared/table/useSelection.ts';
import { useTableState } from '#shared/table/useTableState.ts';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { BulkDialog } from '#entities/catalogue/BulkDialog.tsx';
import { ExportButton } from '#resource/exports/ExportButton.tsx';
import { SavedViews } from '#resource/views/SavedViews.tsx';
import { useListViews } from '#resource/views/useListViews.ts';

const text = z.catch(z.string(), '');
const stockTable = {
  sorts: ['sku', 'quantityAvailable'],
  defaultSort: { key: 'quantityAvailable', descending: false },
  filters: z.object({ q: text, supplierId: text }),
} as const satisfies TableOptions<string, Record<string, string>>;

type StockSort = (typeof stockTable.sorts)[number];
type StockFilters = z.infer<typeof stockTable.filters>;

const asked = ({ q, supplierId }: StockFilters): NonNullable<ListSkusData['query']> => ({
  ...(q === '' ? {} : { q }),
  ...(supplierId === '' ? {} : { supplierId: parseList(supplierId) }),
});

const stockOptions = ({ page, size, sort, filters }: TableView<StockSort, StockFilters>) => ({
  ...listSkusOptions({ query: { ...asked(filters), page, pageSize: size, sort: sortText(sort) } }),
  placeholderData: keepPreviousData,
});

function queryText(filters: StockFilters, sort: string): string {
  const query = new URLSearchParams({ sort });
  if (filters.q !== '') query.set('q', filters.q);
  for (const id of parseList(filters.supplierId)) query.append('supplierId', id);
  return query.toString();
}

/**
 * A list of its own, made of the shared words alone as `docs/adding-a-screen.md` says: what is in stock, filtered,
 * ordered, ticked, changed, exported and kept as a view. Its sentences are plain English, for it is not in the panel.
 */
export function StockList() {
  const format = useFormat();
  const table = useTableState(stockTable);
  const { filters, setFilters } = table;
  const { data, error, refetch, isPlaceholderData, isFetching } = useQuery(stockOptions(table));
  const suppliers = useQuery(listSuppliersOptions()).data?.items;
  usePageInRange(table, isPlaceholderData ? undefined : data?.total);

  const all = useMemo<Column<Sku, StockSort>[]>(
    () => [
      { id: 'sku', header: 'SKU', isKey: true, sortKey: 'sku', cell: ({ sku }) => sku },
      { id: 'product', header: 'Product', grows: true, cell: ({ product }) => product.name },
      {
        id: 'quantityAvailable',
        header: 'Stock',
        align: 'end',
        sortKey: 'quantityAvailable',
        cell: ({ quantityAvailable }) => quantityAvailable !== null && format.number(quantityAvailable),
      },
    ],
    [format],
  );
  const columns = useVisibleColumns('stock', all);
  const views = useListViews('stock', columns);
  const query = queryText(filters, sortText(table.sort));
  const selection = useSelection({
    total: data?.total,
    pageIds: useMemo(() => data?.items.map(({ id }) => id) ?? [], [data]),
    key: JSON.stringify(filters),
  });
  const [request, setRequest] = useState<BulkRequest | null>(null);
  const closeOut = (): void =>
    setRequest({
      resource: 'skus',
      action: 'setStatus',
      params: { status: 'closeout' },
      selection:
        selection.mode === 'all'
          ? { query, excludeIds: [...selection.excluded] }
          : { ids: [...selection.ids] },
    });

  const chosen = parseList(filters.supplierId);
  const without = (id: string): string => formatList(chosen.filter((one) => one !== id));
  return (
    <main>
      <h1 tabIndex={-1}>Stock</h1>
      <ListToolbar
        end={
          <>
            <SavedViews views={views} />
            <ColumnChooser columns={columns} />
            <ExportButton
              resource="skus"
              query={query}
              permission={permissions.skuManagerExport}
              columns={columns.visible}
              fileColumns={['sku', 'partId', 'product']}
            />
          </>
        }
      >
        <SearchBox label="Search the stock" value={filters.q} onSearch={(q) => setFilters({ q })} />
        <FilterMenu label="Supplier" count={chosen.length} onClear={() => setFilters({ supplierId: '' })}>
          <CheckList
            label="Supplier"
            options={suppliers?.map(({ id, name }) => ({ id, label: name }))}
            chosen={chosen}
            onChange={(next) =>
              setFilters((now) => ({ supplierId: formatList(next(parseList(now.supplierId))) }))
            }
          />
        </FilterMenu>
      </ListToolbar>
      <FilterChips
        chips={chosen.map((id) => ({
          id,
          label: suppliers?.find((each) => each.id === id)?.name ?? id,
          onRemove: () => setFilters({ supplierId: without(id) }),
        }))}
        onClear={table.clearFilters}
      />
      <DataTable
        label="Stock"
        columns={columns.visible}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ sku }) => sku}
        sort={table.sort}
        onSort={table.sortBy}
        error={error}
        onRetry={refetch}
        busy={isFetching}
        selection={selection}
        density={columns.density}
        empty={<EmptyState icon={Boxes} title="No stock yet" />}
        noMatch={<EmptyState icon={Boxes} title="Nothing matches" />}
        isFiltered={filters.q !== '' || chosen.length > 0}
        total={data?.total}
      />
      <BulkBar
        selection={selection}
        total={data?.total}
        noun={(count) => `${format.number(count)} SKUs`}
        actions={[{ label: 'Close out', onSelect: closeOut }]}
      />
      {data && (
        <Pager
          page={table.page}
          size={table.size}
          shown={data}
          onPage={table.setPage}
          onSize={table.setSize}
        />
      )}
      {request && (
        <BulkDialog
          request={request}
          title="Close out"
          onClose={() => setRequest(null)}
          onDone={selection.clear}
        />
      )}
    </main>
  );
}
