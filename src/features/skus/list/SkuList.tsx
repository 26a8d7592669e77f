import History from 'lucide-react/icons/history';
import Layers from 'lucide-react/icons/layers';
import PanelRight from 'lucide-react/icons/panel-right';
import Store from 'lucide-react/icons/store';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Sku } from '#api/generated/types.gen.ts';
import { LadderTip } from '#features/skus/cells/LadderTip.tsx';
import { createLadderTips } from '#features/skus/cells/ladderTips.ts';
import { skuTable, toSkuParams } from '#entities/catalogue/skuFilters.ts';
import { skusOptions } from '#features/skus/skuQueries.ts';
import { useList } from '#resource/list/useList.tsx';
import { useListSelection } from '#resource/list/useListSelection.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { useDefaultViewPending } from '#resource/views/useDefaultViewPending.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { atLeast } from '#shared/lib/mediaQueries.ts';
import { paths } from '#shared/lib/paths.ts';
import { useMediaQuery } from '#shared/lib/useMediaQuery.ts';
import { DataTable } from '#shared/table/DataTable.tsx';
import type { RowAction } from '#shared/table/RowAction.ts';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListFrame } from './ListFrame.tsx';
import { listIds } from './listView.ts';
import { skuColumns } from './skuColumns.tsx';
import { useCellContext } from './useCellContext.ts';
import type { Overlay } from './useOverlay.ts';

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

/** What can be done with one SKU, in its menu and by keys; it is edited in the drawer of its product. */
function useSkuActions({ openProduct, openFrom }: Overlay) {
  const { t } = useTranslation('skus');
  const navigate = useNavigate();
  const needs = usePermissionReason();
  return useMemo(() => {
    const toSlabs = ({ product }: Sku): void => {
      if (needs(permissions.priceSlabs) === undefined) void navigate(paths.slabs(product.id));
    };
    const toCompetitors = ({ product }: Sku): void => {
      if (needs(permissions.competitorManager) === undefined)
        void navigate(paths.competitorManager(product.id));
    };
    const open = ({ id, product }: Sku): void => openFrom(product.id, id);
    const actions = (sku: Sku): RowAction[] => [
      {
        label: t('row.slabs'),
        icon: Layers,
        disabledReason: needs(permissions.priceSlabs),
        onSelect: () => toSlabs(sku),
      },
      {
        label: t('row.competitors'),
        icon: Store,
        disabledReason: needs(permissions.competitorManager),
        onSelect: () => toCompetitors(sku),
      },
      {
        label: t('row.skus'),
        icon: PanelRight,
        onSelect: () => open(sku),
      },
      { label: t('row.history'), icon: History, onSelect: () => openProduct(sku.product.id, 'history') },
    ];
    const rowKeys = [
      { keys: 'Enter', label: t('row.skus'), run: open },
      { keys: 'e', label: t('row.skus'), run: open },
      { keys: 's', label: t('row.slabs'), run: toSlabs },
      { keys: 'c', label: t('row.competitors'), run: toCompetitors },
    ];
    return { actions, rowKeys };
  }, [t, navigate, openProduct, openFrom, needs]);
}
