import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBulkActions } from '#features/skus/bulk/useBulkActions.tsx';
import { cellStyles } from '#features/skus/cells/cellStyles.ts';
import { useSkuFilters } from '#features/skus/filters/useSkuFilters.tsx';
import type { SkuFilters } from '#entities/catalogue/skuFilters.ts';
import { toExportSelection } from '#resource/bulk/selectedRows.ts';
import { ExportButton } from '#resource/exports/ExportButton.tsx';
import { ListScreen, type ListSummary } from '#resource/list/ListScreen.tsx';
import { SavedViews } from '#resource/views/SavedViews.tsx';
import { useListViews } from '#resource/views/useListViews.ts';
import { permissions } from '#session/permissions.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { BulkBar } from '#shared/table/BulkBar.tsx';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import type { Selection } from '#shared/table/useSelection.ts';
import type { VisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { listIds, type ListView } from './listView.ts';

/** What a file can hold of each list; the picture is none of it. */
const fileColumns: Readonly<Record<ListView, readonly string[]>> = {
  products: [
    ...['sku', 'productId', 'name', 'supplier', 'category', 'status', 'moq', 'skuCount', 'stock'],
    ...['nextArrival', 'fromPrice', 'breaks', 'gpPct250', 'underFloor', 'matches', 'priceIndex'],
    ...['priceExpiresAt', 'lastSyncAt', 'isKvi', 'updatedAt'],
  ],
  skus: [
    ...['sku', 'partId', 'product', 'supplier', 'category', 'colorName', 'labelSize', 'gtin', 'status'],
    ...['quantityAvailable', 'nextArrival', 'inventoryAt', 'fromPrice', 'breaks', 'gpPct250', 'updatedAt'],
  ],
};

interface ListFrameProps<T, SortKey extends string> {
  view: ListView;
  list: ListSummary<SortKey, SkuFilters>;
  columns: VisibleColumns<T, SortKey>;
  selection: Selection;
  /** The table itself. */
  children: ReactNode;
}

/** What both lists have: their filters, views and export, and what can be done with ticked rows. */
export function ListFrame<T, SortKey extends string>({
  view,
  list,
  columns,
  selection,
  children,
}: ListFrameProps<T, SortKey>) {
  const { t } = useTranslation('skus');
  const format = useFormat();
  const views = useListViews(listIds[view], columns);
  const bulk = useBulkActions(view, selection, list.query);
  const exported = {
    ...{ resource: view, query: list.query, columns: columns.visible, fileColumns: fileColumns[view] },
    permission: permissions.skuManagerExport,
  };
  const noun = useCallback(
    (count: number) => t(`count.${view}`, { count, total: format.number(count) }),
    [t, format, view],
  );
  return (
    <chakra.div css={cellStyles}>
      <ListScreen
        list={list}
        search={t('search')}
        filters={useSkuFilters(list.table)}
        tools={
          <>
            <SavedViews views={views} />
            <ColumnChooser columns={columns} />
            <ExportButton {...exported} />
          </>
        }
      >
        {children}
        <BulkBar
          selection={selection}
          total={list.page?.total}
          noun={noun}
          actions={bulk.actions}
          extra={
            <ExportButton {...exported} chosen={toExportSelection(selection)} disabledReason={bulk.tooMany} />
          }
        />
      </ListScreen>
      {bulk.dialog}
    </chakra.div>
  );
}
