import '#entities/analysis/analysisTexts.ts';
import { Button } from '@chakra-ui/react/button';
import { useQuery } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import { readScope, scopeSearch, toScopeQuery } from '#entities/analysis/scopeFilters.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import { iconText } from '#shared/ui/icon.ts';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { Page } from '#shared/ui/Page.tsx';
import { Tabs } from '#shared/ui/Tabs.tsx';
import { dashboardQueries, readFiguresAgain } from './dashboardQueries.ts';
import { dashboardViews, viewOf } from './dashboardViews.ts';
import { Overview } from './Overview.tsx';
import { PrintButton } from './report/PrintButton.tsx';

const DashboardProducts = lazyPanel(
  'dashboard-products',
  async () => (await import('./DashboardProducts.tsx')).DashboardProducts,
);

/** /competitorAnalysisDashboard: where we are too dear, what changed, and which figures can be trusted. */
export function CompetitorDashboardPage() {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { search, change } = usePageSearch();
  const scope = useMemo(() => readScope(search), [search]);
  const view = viewOf(search);
  const summary = useQuery(dashboardQueries.summary(toScopeQuery(scope)));
  // The frame says which permission is missing (D25).
  if (summary.error instanceof ApiError && summary.error.status === 403) throw summary.error;
  const { data } = summary;
  return (
    <Page
      meta={data && t('dashboard.asOf', { at: format.dateTime(data.asOf), from: format.date(data.from) })}
      actions={
        <>
          {view === 'overview' && data && data.tracked > 0 && <PrintButton scope={scope} />}
          <Button
            size="sm"
            variant="outline"
            loading={summary.isRefetching}
            onClick={() => void readFiguresAgain()}
          >
            <RefreshCw {...iconText} />
            {t('dashboard.refresh')}
          </Button>
        </>
      }
    >
      <Tabs
        label={t('dashboard.views')}
        items={dashboardViews.map((id) => ({ id, label: t(`dashboard.view.${id}`) }))}
        value={view}
        // The scope goes along; what is of one view alone does not.
        onChange={(to) => change(() => scopeSearch(scope, to === 'overview' ? {} : { view: to }))}
      >
        {view === 'overview' ? (
          <Overview scope={scope} summary={summary} />
        ) : (
          <Suspense>
            <DashboardProducts summary={data} />
          </Suspense>
        )}
      </Tabs>
    </Page>
  );
}
