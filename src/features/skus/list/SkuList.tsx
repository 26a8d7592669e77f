import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nodes } from '#session/nodes.ts';
import { useCan } from '#session/useCan.ts';
import { DataTable } from '#shared/table/DataTable.tsx';
import { Pager } from '#shared/table/Pager.tsx';
import { usePageInRange } from '#shared/table/usePageInRange.ts';
import { useTableState } from '#shared/table/useTableState.ts';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { cellStyles } from '#features/skus/cells/cellStyles.ts';
import { LadderTip } from '#features/skus/cells/LadderTip.tsx';
import { createLadderTips } from '#features/skus/cells/ladderTips.ts';
import { isFiltered, skuTable } from '#features/skus/skuFilters.ts';
import { skusOptions } from '#features/skus/skuQueries.ts';
import { EmptyList } from './EmptyList.tsx';
import { NoMatch } from './NoMatch.tsx';
import { skuColumns } from './skuColumns.tsx';
import { useLook } from './useLook.ts';
import type { Overlay } from './useOverlay.ts';
import { useSkuActions } from './useSkuActions.ts';

/** SKUs, of all products or of one. */
export function SkuList({ overlay }: { overlay: Overlay }) {
  const { t } = useTranslation('skus');
  const costs = useCan()(nodes.viewCosts);
  const table = useTableState(skuTable);
  const { data, error, refetch, isPlaceholderData, isFetching, dataUpdatedAt } = useQuery(skusOptions(table));
  usePageInRange(table, isPlaceholderData ? undefined : data?.total);

  const look = useLook(data?.items.map(({ fromPrice }) => fromPrice) ?? [], dataUpdatedAt);
  const [tips] = useState(createLadderTips);
  const { hrefOf, openProduct } = overlay;
  const all = useMemo(
    () => skuColumns({ look, tips, costs, hrefOf, onOpen: openProduct }),
    [look, tips, costs, hrefOf, openProduct],
  );
  const columns = useVisibleColumns('skus', all);
  const { actions, rowKeys } = useSkuActions(overlay);
  const filtered = isFiltered(table.filters);

  return (
    <Stack gap="3" css={cellStyles}>
      <DataTable
        label={t('skus')}
        columns={columns.visible}
        rows={data?.items}
        rowId={({ id }) => id}
        rowName={({ sku }) => sku}
        sort={table.sort}
        onSort={table.sortBy}
        error={error}
        onRetry={refetch}
        busy={isPlaceholderData || isFetching}
        density={columns.density}
        rowActions={actions}
        rowKeys={rowKeys}
        empty={<EmptyList view="skus" />}
        noMatch={<NoMatch onClear={table.clearFilters} />}
        isFiltered={filtered}
        total={data?.total}
        waitingRows={table.size}
      />
      {data && (
        <Box>
          <Pager
            page={table.page}
            size={table.size}
            shown={data}
            onPage={table.setPage}
            onSize={table.setSize}
          />
        </Box>
      )}
      <LadderTip tips={tips} />
    </Stack>
  );
}
