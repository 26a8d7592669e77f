import { Skeleton } from '@chakra-ui/react/skeleton';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LadderTip } from '#features/skus/cells/LadderTip.tsx';
import { createLadderTips } from '#features/skus/cells/ladderTips.ts';
import { productTable, toProductParams } from '#entities/catalogue/skuFilters.ts';
import { productsOptions } from '#features/skus/skuQueries.ts';
import { useList } from '#resource/list/useList.tsx';
import { useListSelection } from '#resource/list/useListSelection.ts';
import { useDefaultViewPending } from '#resource/views/useDefaultViewPending.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { atLeast } from '#shared/lib/mediaQueries.ts';
import { useMediaQuery } from '#shared/lib/useMediaQuery.ts';
import { DataTable } from '#shared/table/DataTable.tsx';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListFrame } from './ListFrame.tsx';
import { listIds } from './listView.ts';
import { productColumns } from './productColumns.tsx';
import { ProductParts } from './ProductParts.tsx';
import { useCellContext } from './useCellContext.ts';
import type { Overlay } from './useOverlay.ts';
import { useProductActions, type ProductAct } from './useProductActions.ts';

interface ProductListProps {
  overlay: Overlay;
  onAct: (act: ProductAct) => void;
}

const GridEditor = lazyPanel(
  'grid-editor',
  async () => (await import('#features/skus/grid/GridEditor.tsx')).GridEditor,
);

const none: readonly never[] = [];

const source = { table: productTable, options: productsOptions, toQueryParams: toProductParams };

/** Products, a page of them; a row opens to its SKUs. */
export function ProductList({ overlay, onAct }: ProductListProps) {
  const { t } = useTranslation('skus');
  const can = useCan();
  const costs = can(permissions.viewCosts);
  const list = useList(source, useDefaultViewPending(listIds.products));
  const rows = list.page?.items;
  const look = useCellContext(rows?.map(({ fromPrice }) => fromPrice) ?? none, list.readAt);
  const [tips] = useState(createLadderTips);
  const { hrefOf, openFrom } = overlay;
  const isWide = useMediaQuery(atLeast.wideList);
  const all = useMemo(
    () => productColumns({ look, tips, costs, isWide, hrefOf, onOpen: openFrom }),
    [look, tips, costs, isWide, hrefOf, openFrom],
  );
  const columns = useVisibleColumns(listIds.products, all);
  const selection = useListSelection(list);
  const parts = useOpenRows();
  const { actions, rowKeys } = useProductActions(overlay, onAct);

  // What is typed in the grid belongs to the rows of this page, so it waits for them.
  const isGrid = overlay.dialog === 'grid' && can(permissions.skuManagerEdit) && rows?.length && !list.isOld;
  return (
    <ListFrame view="products" list={list} columns={columns} selection={selection}>
      {isGrid ? (
        <Suspense fallback={<Skeleton h="24rem" />}>
          <GridEditor
            key={overlay.base}
            products={rows}
            list={overlay.base}
            leaving={['dialog', 'view', 'page', 'pageSize', 'sort', ...Object.keys(list.table.filters)]}
            onClose={overlay.close}
          />
        </Suspense>
      ) : (
        <DataTable
          {...list.state}
          label={t('products')}
          columns={columns.visible}
          rowId={({ id }) => id}
          rowName={({ sku }) => sku}
          selection={selection}
          density={columns.density}
          rowActions={actions}
          rowKeys={rowKeys}
          expand={{
            isOpen: ({ id }) => parts.isOpen(id),
            toggle: ({ id }) => parts.toggle(id),
            has: ({ skuCount }) => skuCount > 0,
            render: ({ id, sku }) => <ProductParts productId={id} code={sku} overlay={overlay} />,
          }}
          empty={<EmptyList view="products" onDialog={overlay.openDialog} />}
        />
      )}
      <LadderTip tips={tips} />
    </ListFrame>
  );
}

/** Which rows show their parts. */
function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: (id: string) => open.has(id),
    toggle: (id: string): void =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
  };
}
