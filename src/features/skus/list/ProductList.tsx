import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LadderTip } from '#features/skus/cells/LadderTip.tsx';
import { createLadderTips } from '#features/skus/cells/ladderTips.ts';
import { isFiltered, productTable } from '#features/skus/skuFilters.ts';
import { productsOptions, waitingOptions } from '#features/skus/skuQueries.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { atLeast } from '#shared/lib/mediaQueries.ts';
import { useMediaQuery } from '#shared/lib/useMediaQuery.ts';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
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
import { productColumns } from './productColumns.tsx';
import { ProductParts } from './ProductParts.tsx';
import { refusedPermission } from '#api/refusedPermission.ts';
import { useCellContext } from './useCellContext.ts';
import { useOpenRows } from './useOpenRows.ts';
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

/** Products, a page of them; a row opens to its SKUs. */
export function ProductList({ overlay, onAct }: ProductListProps) {
  const { t } = useTranslation('skus');
  const can = useCan();
  const costs = can(permissions.viewCosts);
  const table = useTableState(productTable);
  const waits = useDefaultWait(listIds.products);
  const { data, error, refetch, isPlaceholderData, isFetching, dataUpdatedAt } = useQuery(
    waits ? waitingOptions(productsOptions(table)) : productsOptions(table),
  );
  const rows = data?.items;
  usePageInRange(table, isPlaceholderData ? undefined : data?.total);

  const look = useCellContext(rows?.map(({ fromPrice }) => fromPrice) ?? none, dataUpdatedAt);
  const [tips] = useState(createLadderTips);
  const { hrefOf, openFrom } = overlay;
  const isWide = useMediaQuery(atLeast.wideList);
  const all = useMemo(
    () => productColumns({ look, tips, costs, isWide, hrefOf, onOpen: openFrom }),
    [look, tips, costs, isWide, hrefOf, openFrom],
  );
  const columns = useVisibleColumns(listIds.products, all);
  const selection = useSelection({
    total: data?.total,
    pageIds: useMemo(() => rows?.map(({ id }) => id) ?? none, [rows]),
    key: JSON.stringify(table.filters),
  });
  const parts = useOpenRows();
  const { actions, rowKeys } = useProductActions(overlay, onAct);

  // What is typed in the grid belongs to the rows of this page, so it waits for them.
  const isGrid =
    overlay.dialog === 'grid' && can(permissions.skuManagerEdit) && rows?.length && !isPlaceholderData;
  const refused = refusedPermission(error);
  if (refused) return <NoAccessPanel title={refused.node} />;
  return (
    <ListFrame view="products" table={table} columns={columns} selection={selection} shown={data}>
      {isGrid ? (
        <Suspense fallback={<Skeleton h="24rem" />}>
          <GridEditor
            key={overlay.base}
            products={rows}
            list={overlay.base}
            leaving={['dialog', 'view', 'page', 'pageSize', 'sort', ...Object.keys(table.filters)]}
            onClose={overlay.close}
          />
        </Suspense>
      ) : (
        <DataTable
          label={t('products')}
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
          expand={{
            isOpen: ({ id }) => parts.isOpen(id),
            toggle: ({ id }) => parts.toggle(id),
            has: ({ skuCount }) => skuCount > 0,
            render: ({ id, sku }) => <ProductParts productId={id} code={sku} overlay={overlay} />,
          }}
          empty={<EmptyList view="products" onDialog={overlay.openDialog} />}
          noMatch={<NoMatch onClear={table.clearFilters} />}
          isFiltered={isFiltered(table.filters)}
          total={data?.total}
          waitingRows={table.size}
        />
      )}
      <LadderTip tips={tips} />
    </ListFrame>
  );
}
