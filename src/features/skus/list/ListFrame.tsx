import { Stack } from '@chakra-ui/react/stack';
import { useCallback, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { exportedRows } from '#features/skus/bulk/bulkActions.ts';
import { useBulkActions } from '#features/skus/bulk/useBulkActions.tsx';
import { cellStyles } from '#features/skus/cells/cellStyles.ts';
import { SkuFilterBar } from '#features/skus/filters/SkuFilterBar.tsx';
import { useFilterChips } from '#features/skus/filters/useFilterChips.ts';
import { listQuery, type SkuFilters } from '#features/skus/skuFilters.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { BulkBar } from '#shared/table/BulkBar.tsx';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { FilterChips } from '#shared/table/filters/FilterChips.tsx';
import { Pager } from '#shared/table/Pager.tsx';
import { sortText } from '#shared/table/sortRules.ts';
import type { Selection } from '#shared/table/useSelection.ts';
import type { TableState } from '#shared/table/useTableState.ts';
import type { VisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { ExportButton } from '#resource/exports/ExportButton.tsx';
import { SavedViews } from '#resource/views/SavedViews.tsx';
import { useListViews } from '#resource/views/useListViews.ts';
import { fileColumns } from './fileColumns.ts';
import { listIds, type ListView } from './listView.ts';

interface ListFrameProps<T, SortKey extends string> {
  view: ListView;
  table: TableState<SortKey, SkuFilters>;
  columns: VisibleColumns<T, SortKey>;
  selection: Selection;
  /** The page on screen, as its reply says; undefined until the first one is there. */
  shown: { page: number; pageSize: number; total: number } | undefined;
  /** The table itself. */
  children: ReactNode;
}

/** What stands around both lists: the toolbar, the filters that are on, what can be done with ticked rows, and the pages. */
export function ListFrame<T, SortKey extends string>({
  view,
  table,
  columns,
  selection,
  shown,
  children,
}: ListFrameProps<T, SortKey>) {
  const { t } = useTranslation('skus');
  const format = useFormat();
  const costs = useCan()(permissions.viewCosts);
  const chips = useFilterChips(table);
  const query = listQuery(view, table.filters, sortText(table.sort));
  const views = useListViews(listIds[view], columns);
  const bulk = useBulkActions(view, selection, query);
  const exported = {
    ...{ resource: view, query, columns: columns.visible, fileColumns: fileColumns[view] },
    permission: permissions.skuManagerExport,
  };
  const noun = useCallback(
    (count: number) => t(`count.${view}`, { count, total: format.number(count) }),
    [t, format, view],
  );
  return (
    <Stack gap="3" css={cellStyles}>
      <SkuFilterBar
        filtering={table}
        costs={costs}
        end={
          <>
            <SavedViews views={views} />
            <ColumnChooser columns={columns} />
            <ExportButton {...exported} />
          </>
        }
      />
      <FilterChips chips={chips} onClear={table.clearFilters} />
      {children}
      <BulkBar
        selection={selection}
        total={shown?.total}
        noun={noun}
        actions={bulk.actions}
        extra={<ExportButton {...exported} chosen={exportedRows(selection)} disabledReason={bulk.tooMany} />}
      />
      {shown && (
        <Pager
          page={table.page}
          size={table.size}
          shown={shown}
          onPage={table.setPage}
          onSize={table.setSize}
        />
      )}
      {bulk.dialog}
    </Stack>
  );
}
