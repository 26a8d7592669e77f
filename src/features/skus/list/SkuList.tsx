import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LadderTip } from '#features/skus/cells/LadderTip.tsx';
import { createLadderTips } from '#features/skus/cells/ladderTips.ts';
import { isFiltered, skuTable } from '#features/skus/skuFilters.ts';
import { skusOptions, waitingOptions } from '#features/skus/skuQueries.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { atLeast } from '#shared/lib/mediaQueries.ts';
import { useMediaQuery } from '#shared/lib/useMediaQuery.ts';
import { DataTable } from '#shared/table/DataTable.tsx';
import { usePageInRange } from '#shared/table/usePageInRange.ts';
import { useSelection } from '#shared/table/useSelection.ts';
import { useTableState } from '#shared/table/useTableState.ts';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { useDefaultWait } from '#resource/views/useDefaultWait.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListFrame } from './ListFrame.tsx';
import { listIds } from './listView.ts';
import { NoMatch } from './NoMatch.tsx';
import { skuColumns } from './skuColumns.tsx';
import { refusedPermission } from '#api/refusedPermission.ts';
import { useCellContext } from './useCellContext.ts';
import type { Overlay } from './useOverlay.ts';
import { useSkuActions } from './useSkuActions.ts';

const none: readonly never[] = [];

/** SKUs, a page of them, of all products or of one. */
export function SkuList({ overlay }: { overlay: Overlay }) {
  const { t } = useTranslation('skus');
  const costs = useCan()(permissions.viewCosts);
  const table = useTableState(skuTable);
  const waits = useDefaultWait(listIds.skus);
  const { data, error, refetch, isPlaceholderData, isFetching, dataUpdatedAt } = useQuery(
    waits ? waitingOptions(skusOptions(table)) : skusOptions(table),
  );
  const rows = data?.items;
  usePageInRange(table, isPlaceholderData ? undefined : data?.total);

  const look = useCellContext(rows?.map(({ fromPrice }) => fromPrice) ?? none, dataUpdatedAt);
  const [tips] = useState(createLadderTips);
  const { hrefOf, openFrom } = overlay;
  const isWide = useMediaQuery(atLeast.wideList);
  const all = useMemo(
    () => skuColumns({ look, tips, costs, isWide, hrefOf, onOpen: openFrom }),
    [look, tips, costs, isWide, hrefOf, openFrom],
  );
  const columns = useVisibleColumns(listIds.skus, all);
  const selection = useSelection({
    total: data?.total,
    pageIds: useMemo(() => rows?.map(({ id }) => id) ?? none, [rows]),
    key: JSON.stringify(table.filters),
  });
  const { actions, rowKeys } = useSkuActions(overlay);

  const refused = refusedPermission(error);
  if (refused) return <NoAccessPanel title={refused.node} />;
  return (
    <ListFrame view="skus" table={table} columns={columns} selection={selection} shown={data}>
      <DataTable
        label={t('skus')}
        columns={columns.visible}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ sku }) => sku}
        sort={table.sort}
        onSort={table.sortBy}
        error={error}
        onRetry={refetch}
        busy={isPlaceholderData || isFetching}
        selection={selection}
        density={columns.density}
        rowActions={actions}
        rowKeys={rowKeys}
        empty={<EmptyList view="skus" onDialog={overlay.openDialog} />}
        noMatch={<NoMatch onClear={table.clearFilters} />}
        isFiltered={isFiltered(table.filters)}
        total={data?.total}
        waitingRows={table.size}
      />
      <LadderTip tips={tips} />
    </ListFrame>
  );
}
