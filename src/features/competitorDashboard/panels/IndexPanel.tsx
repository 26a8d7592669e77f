import { useQuery } from '@tanstack/react-query';
import ChartLine from 'lucide-react/icons/chart-line';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartPanel } from '#shared/chart/ChartPanel.tsx';
import { LineChart } from '#shared/chart/LineChart.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { dashboardQueries } from '#features/competitorDashboard/dashboardQueries.ts';
import { panelState } from '#features/competitorDashboard/panelState.ts';
import { indexLines } from './indexLines.ts';
import type { DashboardPanelProps } from './OverviewPanels.tsx';

/** Our price index over the period, against the market and against each competitor. */
export function IndexPanel({ query }: DashboardPanelProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const series = useQuery(dashboardQueries.series(query));
  const market = t('dashboard.market');
  const lines = useMemo(() => series.data && indexLines(series.data, market), [series.data, market]);
  const valueText = useCallback((value: number) => format.number(value, { decimals: 1 }), [format]);
  const same = t('dashboard.same');
  const reference = useMemo(() => ({ value: 100, text: same }), [same]);
  return (
    <ChartPanel
      title={t('dashboard.indexOverTime')}
      meta={t('detail.indexHint')}
      state={panelState(series, ({ market: values }) => values.every((value) => value === null))}
      error={series.error}
      onRetry={series.refetch}
      empty={
        <EmptyState
          icon={ChartLine}
          headingLevel="h3"
          title={t('dashboard.noIndex')}
          text={t('dashboard.noIndexText')}
        />
      }
    >
      {(isTable) => (
        <LineChart
          lines={lines ?? []}
          caption={t('dashboard.indexCaption')}
          valueText={valueText}
          reference={reference}
          isTable={isTable}
        />
      )}
    </ChartPanel>
  );
}
