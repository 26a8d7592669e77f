import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Boxes from 'lucide-react/icons/boxes';
import { useMemo, useState } from 'react';
import { listSkusOptions, listSuppliersOptions } from '#api/generated/query/catalogue.gen.ts';
import type { BulkRequest, Sku } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { BulkBar } from '#shared/table/BulkBar.tsx';
import type { Column } from '#shared/table/Column.ts';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { sortText } from '#shared/table/sortRules.ts';
import type { TableOptions, TableView } from '#shared/table/tableAddress.ts';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { BulkDialog } from '#entities/catalogue/BulkDialog.tsx';
import { ExportButton } from '#resource/exports/ExportButton.tsx';
import { recordFilter } from '#resource/list/choiceFilters.tsx';
import { FilterChecks } from '#resource/list/FilterChecks.tsx';
import { anyOf, anyText, chosenFilters, filterSchema, type FilterTexts } from '#resource/list/filterKinds.ts';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { useList } from '#resource/list/useList.tsx';
import { useListSelection } from '#resource/list/useListSelection.ts';
import { SavedViews } from '#resource/views/SavedViews.tsx';
import { useListViews } from '#resource/views/useListViews.ts';

const filters = { q: anyText, supplierId: anyOf };
type StockFilters = FilterTexts<typeof filters>;

const stockTable = {
  sorts: ['sku', 'quantityAvailable'],
  defaultSort: { key: 'quantityAvailable', descending: false },
  filters: filterSchema(filters),
} as const satisfies TableOptions<string, StockFilters>;
type StockSort = (typeof stockTable.sorts)[number];

const toQueryParams = (texts: StockFilters) => chosenFilters(filters, texts);

const stockOptions = ({ page, size, sort, filters: texts }: TableView<StockSort, StockFilters>) => ({
  ...listSkusOptions({ query: { ...toQueryParams(texts), page, pageSize: size, sort: [sortText(sort)] } }),
  placeholderData: keepPreviousData,
});

const source = { table: stockTable, options: stockOptions, toQueryParams };

/**
 * A list of its own, made of the shared words alone as `docs/adding-a-screen.md` says: what is in stock, filtered,
 * ordered, ticked, changed, exported and kept as a view. Its sentences are plain English, for it is not in the panel.
 */
export function StockList() {
  const format = useFormat();
  const list = useList(source);
  const suppliers = useQuery(listSuppliersOptions()).data?.items;
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
  const selection = useListSelection(list);
  const [request, setRequest] = useState<BulkRequest | null>(null);
  const closeOut = (): void =>
    setRequest({
      resource: 'skus',
      action: 'setStatus',
      params: { status: 'closeout' },
      selection:
        selection.mode === 'all'
          ? { query: list.query, excludeIds: [...selection.excluded] }
          : { ids: [...selection.ids] },
    });
  const supplier = recordFilter(list.table, 'supplierId', {
    label: 'Supplier',
    nameOf: (id) => suppliers?.find((each) => each.id === id)?.name ?? id,
    chip: (name) => name,
    content: (
      <FilterChecks
        filtering={list.table}
        name="supplierId"
        label="Supplier"
        options={suppliers?.map(({ id, name }) => ({ id, label: name }))}
      />
    ),
  });
  return (
    <main>
      <h1 tabIndex={-1}>Stock</h1>
      <ListScreen
        list={list}
        search="Search the stock"
        filters={[supplier]}
        tools={
          <>
            <SavedViews views={views} />
            <ColumnChooser columns={columns} />
            <ExportButton
              resource="skus"
              query={list.query}
              permission={permissions.skuManagerExport}
              columns={columns.visible}
              fileColumns={['sku', 'partId', 'product']}
            />
          </>
        }
      >
        <DataTable
          {...list.state}
          label="Stock"
          columns={columns.visible}
          rowId={({ id }) => id}
          rowName={({ sku }) => sku}
          selection={selection}
          density={columns.density}
          empty={<EmptyState icon={Boxes} title="No stock yet" />}
        />
        <BulkBar
          selection={selection}
          total={list.page?.total}
          noun={(count) => `${format.number(count)} SKUs`}
          actions={[{ label: 'Close out', onSelect: closeOut }]}
        />
      </ListScreen>
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
