import { useQuery } from '@tanstack/react-query';
import Grid3x3 from 'lucide-react/icons/grid-3x3';
import { useTranslation } from 'react-i18next';
import { scopeSearch } from '#entities/analysis/scopeFilters.ts';
import { ChartPanel } from '#shared/chart/ChartPanel.tsx';
import { HeatTable, type HeatCell } from '#shared/chart/HeatTable.tsx';
import { orDash } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { dashboardQueries } from '#features/competitorDashboard/dashboardQueries.ts';
import { panelState } from '#features/competitorDashboard/panelState.ts';
import { heatScale, knownCompetitors } from './heatRules.ts';
import type { DashboardPanelProps } from './OverviewPanels.tsx';

/** The index of each category against each competitor. */
export function HeatPanel({ scope, query }: DashboardPanelProps) {
  const { t } = useTranslation('analysis');
  const texts = useFieldTexts();
  const format = useFormat();
  const heat = useQuery(dashboardQueries.heatmap(query));
  const rows = heat.data?.rows ?? [];
  const competitors = heat.data ? knownCompetitors(heat.data) : [];
  const toCategory = (node: string, competitorId = scope.competitorId): string =>
    `${paths.productCategory}${scopeSearch({ ...scope, categoryId: '', competitorId }, { node })}`;
  const toCell = (index: string | null, name: string, href: string): HeatCell => {
    if (index === null) return { value: null, text: orDash(null) };
    const text = format.number(Number(index), { decimals: 1 });
    return {
      value: Number(index),
      text,
      link: { href, name: t('dashboard.heat.cell', { name, index: text }) },
    };
  };
  return (
    <ChartPanel
      title={t('dashboard.heatmap')}
      meta={t('detail.indexHint')}
      state={panelState(heat, (data) => data.rows.length === 0)}
      error={heat.error}
      onRetry={heat.refetch}
      hasTable={false}
      hasPicture={false}
      height="14rem"
      empty={
        <EmptyState
          icon={Grid3x3}
          headingLevel="h3"
          title={t('dashboard.noIndex')}
          text={t('dashboard.noIndexText')}
        />
      }
    >
      {() => (
        <HeatTable
          caption={t('dashboard.heatCaption')}
          rowName={texts.field('category')}
          columns={competitors.map(({ id, name }) => ({ id, name }))}
          rows={rows.map(({ category, index, cells }) => ({
            id: category.id,
            name: <Link to={toCategory(category.id)}>{category.name}</Link>,
            total: toCell(index, category.name, toCategory(category.id)),
            cells: competitors.map((competitor) =>
              toCell(
                cells.find(({ competitorId }) => competitorId === competitor.id)?.index ?? null,
                t('dashboard.heat.pair', { category: category.name, competitor: competitor.name }),
                toCategory(category.id, competitor.id),
              ),
            ),
          }))}
          totalName={t('dashboard.market')}
          scale={heatScale}
          sideTexts={{ above: t('dashboard.heat.above'), below: t('dashboard.heat.below') }}
        />
      )}
    </ChartPanel>
  );
}
