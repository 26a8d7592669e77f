import { useQuery } from '@tanstack/react-query';
import Store from 'lucide-react/icons/store';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnalysisExportButton } from '#entities/analysis/AnalysisExportButton.tsx';
import { scopeSearch } from '#entities/analysis/scopeFilters.ts';
import { BubbleChart } from '#shared/chart/BubbleChart.tsx';
import { ChartPanel } from '#shared/chart/ChartPanel.tsx';
import { queryText } from '#resource/list/filterKinds.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Segments } from '#shared/ui/Segments.tsx';
import { dashboardQueries } from '#features/competitorDashboard/dashboardQueries.ts';
import { panelState } from '#features/competitorDashboard/panelState.ts';
import { competitorBubbles } from './competitorBubbles.ts';
import { competitorColumns } from './competitorColumns.tsx';
import { CompetitorTable } from './CompetitorTable.tsx';
import type { DashboardPanelProps } from './OverviewPanels.tsx';

const looks = ['table', 'bubbles'] as const;

/** How each competitor stands to us, what it changed, and how old its prices are. */
export function CompetitorsPanel({ scope, query }: DashboardPanelProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const [look, setLook] = useState<(typeof looks)[number]>('table');
  const competitors = useQuery(dashboardQueries.competitors(query));
  const items = competitors.data?.items;
  const bubbles = useMemo(() => competitorBubbles(items ?? [], t, format), [items, t, format]);
  return (
    <ChartPanel
      title={t('dashboard.competitors')}
      meta={
        <>
          {t('dashboard.competitorsMeta')} <Link to={paths.competitorAdmin}>{t('dashboard.toAdmin')}</Link>
        </>
      }
      actions={
        <>
          <Segments
            label={t('dashboard.look')}
            value={look}
            onChange={setLook}
            options={looks.map((value) => ({ value, label: t(`dashboard.look.${value}`) }))}
          />
          <AnalysisExportButton
            resource="analyzedCompetitors"
            size="xs"
            query={queryText(query, null)}
            columns={competitorColumns({ t, format, toList: () => '' })}
          />
        </>
      }
      state={panelState(competitors, (data) => data.items.length === 0)}
      error={competitors.error}
      onRetry={competitors.refetch}
      hasTable={false}
      hasPicture={look === 'bubbles'}
      empty={
        <EmptyState
          icon={Store}
          headingLevel="h3"
          title={t('dashboard.noCompetitors')}
          text={t('dashboard.emptyText')}
        />
      }
    >
      {() =>
        look === 'bubbles' ? (
          <BubbleChart
            bubbles={bubbles}
            x={{ name: t('dashboard.column.index'), textOf: format.number }}
            y={{ name: t('dashboard.column.common'), textOf: format.number }}
            caption={t('dashboard.bubblesCaption')}
            description={t('dashboard.bubblesText')}
          />
        ) : (
          <CompetitorTable
            items={items ?? []}
            toList={(competitorId, word) => scopeSearch(scope, { view: 'products', competitorId, is: word })}
          />
        )
      }
    </ChartPanel>
  );
}
