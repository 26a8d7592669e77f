import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LadderTip } from '#features/skus/cells/LadderTip.tsx';
import { createLadderTips } from '#features/skus/cells/ladderTips.ts';
import { skuTable, toSkuParams } from '#features/skus/skuFilters.ts';
import { skusOptions } from '#features/skus/skuQueries.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { atLeast } from '#shared/lib/mediaQueries.ts';
import { useMediaQuery } from '#shared/lib/useMediaQuery.ts';
import { DataTable } from '#shared/table/DataTable.tsx';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { useList } from '#resource/list/useList.tsx';
import { useListSelection } from '#resource/list/useListSelection.ts';
import { useDefaultViewPending } from '#resource/views/useDefaultViewPending.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListFrame } from './ListFrame.tsx';
import { listIds } from './listView.ts';
import { skuColumns } from './skuColumns.tsx';
import { useCellContext } from './useCellContext.ts';
import type { Overlay } from './useOverlay.ts';
import { useSkuActions } from './useSkuActions.ts';

const none: readonly never[] = [];

const source = { table: skuTable, options: skusOptions, toQueryParams: toSkuParams };

/** SKUs, a page of them, of all products or of one. */
export function SkuList({ overlay }: { overlay: Overlay }) {
  const { t } = useTranslation('skus');
  const costs = useCan()(permissions.viewCosts);
  const list = useList(source, useDefaultViewPending(listIds.skus));
  const rows = list.page?.items;
  const look = useCellContext(rows?.map(({ fromPrice }) => fromPrice) ?? none, list.readAt);
  const [tips] = useState(createLadderTips);
  const { hrefOf, openFrom } = overlay;
  const isWide = useMediaQuery(atLeast.wideList);
  const all = useMemo(
    () => skuColumns({ look, tips, costs, isWide, hrefOf, onOpen: openFrom }),
    [look, tips, costs, isWide, hrefOf, openFrom],
  );
  const columns = useVisibleColumns(listIds.skus, all);
  const selection = useListSelection(list);
  const { actions, rowKeys } = useSkuActions(overlay);

  return (
    <ListFrame view="skus" list={list} columns={columns} selection={selection}>
      <DataTable
        {...list.state}
        label={t('skus')}
        columns={columns.visible}
        rowId={({ id }) => id}
        rowName={({ sku }) => sku}
        selection={selection}
        density={columns.density}
        rowActions={actions}
        rowKeys={rowKeys}
        empty={<EmptyList view="skus" onDialog={overlay.openDialog} />}
      />
      <LadderTip tips={tips} />
    </ListFrame>
  );
}
