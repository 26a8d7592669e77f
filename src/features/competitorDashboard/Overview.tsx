import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalysisSummary } from '#api/generated/types.gen.ts';
import { ScopeSegments } from '#entities/analysis/ScopeSegments.tsx';
import { toScopeQuery, type ScopeTexts } from '#entities/analysis/scopeFilters.ts';
import { useCategoryFilter } from '#entities/analysis/useCategoryFilter.tsx';
import { useScope } from '#entities/analysis/useScope.ts';
import { useScopeFilters } from '#entities/analysis/useScopeFilters.tsx';
import { FilterBar } from '#resource/list/FilterBar.tsx';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { NothingTracked } from './NothingTracked.tsx';
import type { PanelQuery } from './panelState.ts';
import { FigureTiles } from './tiles/FigureTiles.tsx';

// Below the tiles, with the charts.
const OverviewPanels = lazyPanel(
  'dashboard-panels',
  async () => (await import('./panels/OverviewPanels.tsx')).OverviewPanels,
);

interface OverviewProps {
  scope: ScopeTexts;
  summary: PanelQuery<AnalysisSummary>;
}

/** The figures of a scope: tiles, charts, what there is to do, and what moved. Each panel loads and fails alone. */
export function Overview({ scope, summary }: OverviewProps) {
  const { t } = useTranslation('analysis');
  const filtering = useScope();
  const filters = [useCategoryFilter(filtering), ...useScopeFilters(filtering)];
  const { data } = summary;
  const hasFilters = filters.some(({ chips }) => chips.length > 0);
  const clear = (): void =>
    filtering.setFilters({ categoryId: '', supplierId: '', competitorId: '', kvi: '', exact: '' });
  return (
    <Stack gap="4">
      <ScopeSegments
        filtering={filtering}
        quantity={data?.quantity}
        standardQuantities={data?.standardQuantities ?? []}
      />
      <FilterBar filters={filters} onClear={clear} />
      {data?.tracked === 0 ? (
        <NothingTracked onClear={hasFilters ? clear : undefined} />
      ) : (
        <>
          <FigureTiles query={summary} scope={scope} />
          <Suspense
            fallback={<Skeleton h="40rem" rounded="l3" role="status" aria-label={t('dashboard.loading')} />}
          >
            <OverviewPanels scope={scope} query={toScopeQuery(scope)} summary={data} />
          </Suspense>
        </>
      )}
    </Stack>
  );
}
