import { useQuery } from '@tanstack/react-query';
import ChartColumn from 'lucide-react/icons/chart-column';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GapBucket } from '#api/generated/types.gen.ts';
import { scopeSearch } from '#entities/analysis/scopeFilters.ts';
import { BarChart } from '#shared/chart/BarChart.tsx';
import { ChartPanel } from '#shared/chart/ChartPanel.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { dashboardQueries } from '#features/competitorDashboard/dashboardQueries.ts';
import { panelState } from '#features/competitorDashboard/panelState.ts';
import type { DashboardPanelProps } from './OverviewPanels.tsx';

/** How many products are how much cheaper or dearer than the market. */
export function GapPanel({ scope, query, tracked }: DashboardPanelProps & { tracked: number | undefined }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const gaps = useQuery(dashboardQueries.gaps(query));
  const buckets = gaps.data?.buckets;
  const bars = useMemo(() => {
    const percent = (value: number): string => format.percent(value / 100, { decimals: 0 });
    const rangeOf = ({ gapFrom, gapTo }: GapBucket): string => {
      if (gapFrom === null) return t('dashboard.gap.below', { to: percent(gapTo ?? 0) });
      if (gapTo === null) return t('dashboard.gap.above', { from: percent(gapFrom) });
      return t('dashboard.gap.between', { from: percent(gapFrom), to: percent(gapTo) });
    };
    return (buckets ?? []).map((bucket) => {
      const { gapFrom, gapTo, products } = bucket;
      const isCheaper = (gapTo ?? 1) <= 0;
      return {
        id: `${gapFrom} ${gapTo}`,
        label: rangeOf(bucket),
        value: products,
        valueText: format.number(products),
        name: t('dashboard.gap.bar', {
          range: rangeOf(bucket),
          count: products,
          number: format.number(products),
        }),
        tone: isCheaper ? ('good' as const) : ('bad' as const),
        href: scopeSearch(scope, {
          view: 'products',
          gapFrom: gapFrom === null ? '' : String(gapFrom),
          gapTo: gapTo === null ? '' : String(gapTo),
        }),
      };
    });
  }, [buckets, scope, t, format]);
  const compared = (buckets ?? []).reduce((sum, { products }) => sum + products, 0);
  const middle = (buckets ?? []).findIndex(({ gapFrom }) => gapFrom === 0);
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
          reference={{ at: middle, text: t('dashboard.same') }}
          isTable={isTable}
        />
      )}
    </ChartPanel>
  );
}
