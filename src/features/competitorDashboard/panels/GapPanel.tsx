import { useQuery } from '@tanstack/react-query';
import ChartColumn from 'lucide-react/icons/chart-column';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { scopeSearch } from '#entities/analysis/scopeFilters.ts';
import { BarChart } from '#shared/chart/BarChart.tsx';
import { ChartPanel } from '#shared/chart/ChartPanel.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { dashboardQueries } from '#features/competitorDashboard/dashboardQueries.ts';
import { panelState } from '#features/competitorDashboard/panelState.ts';
import { gapBars, middleOf } from './gapBars.ts';
import type { DashboardPanelProps } from './OverviewPanels.tsx';

/** How many products are how much cheaper or dearer than the market. */
export function GapPanel({ scope, query, tracked }: DashboardPanelProps & { tracked: number | undefined }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const gaps = useQuery(dashboardQueries.gaps(query));
  const buckets = gaps.data?.buckets;
  const bars = useMemo(
    () =>
      gapBars(buckets ?? [], { t, format }).map((bar, place) => {
        const { gapFrom = null, gapTo = null } = buckets?.[place] ?? {};
        return {
          ...bar,
          href: scopeSearch(scope, {
            view: 'products',
            gapFrom: gapFrom === null ? '' : String(gapFrom),
            gapTo: gapTo === null ? '' : String(gapTo),
          }),
        };
      }),
    [buckets, scope, t, format],
  );
  const compared = (buckets ?? []).reduce((sum, { products }) => sum + products, 0);
  return (
    <ChartPanel
      title={t('dashboard.gaps')}
      meta={
        tracked !== undefined &&
        gaps.data &&
        t('dashboard.gapsMeta', {
          count: compared,
          number: format.number(compared),
          total: format.number(tracked),
        })
      }
      state={panelState(gaps, () => compared === 0)}
      error={gaps.error}
      onRetry={gaps.refetch}
      empty={
        <EmptyState
          icon={ChartColumn}
          headingLevel="h3"
          title={t('dashboard.noIndex')}
          text={t('dashboard.noIndexText')}
        />
      }
    >
      {(isTable) => (
        <BarChart
          bars={bars}
          caption={t('dashboard.gapCaption')}
          labelName={t('dashboard.gapToMarket')}
          valueName={t('dashboard.column.products')}
          numberText={format.number}
          reference={{ at: middleOf(buckets ?? []), text: t('dashboard.same') }}
          isTable={isTable}
        />
      )}
    </ChartPanel>
  );
}
