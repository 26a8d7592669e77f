import { keepPreviousData } from '@tanstack/react-query';
import {
  getAnalysisSummaryOptions,
  getGapDistributionOptions,
  getIndexHeatmapOptions,
  getIndexSeriesOptions,
  listAnalyzedCompetitorsOptions,
  listOpportunitiesOptions,
  listPriceMoversOptions,
} from '#api/generated/query/analysis.gen.ts';
import { invalidate } from '#api/cache.ts';
import type { ScopeQuery } from '#entities/analysis/scopeFilters.ts';

/** Another scope is painted over the one before, so that no panel is blank in between. */
const kept = { placeholderData: keepPreviousData };

/** What the panels of the dashboard read, each by itself. */
export const dashboardQueries = {
  summary: (query: ScopeQuery) => ({ ...getAnalysisSummaryOptions({ query }), ...kept }),
  series: (query: ScopeQuery) => ({ ...getIndexSeriesOptions({ query }), ...kept }),
  gaps: (query: ScopeQuery) => ({ ...getGapDistributionOptions({ query }), ...kept }),
  heatmap: (query: ScopeQuery) => ({ ...getIndexHeatmapOptions({ query }), ...kept }),
  competitors: (query: ScopeQuery) => ({ ...listAnalyzedCompetitorsOptions({ query }), ...kept }),
  opportunities: (query: ScopeQuery) => ({ ...listOpportunitiesOptions({ query }), ...kept }),
  movers: (query: ScopeQuery & { direction?: 'up' | 'down' }) => ({
    ...listPriceMoversOptions({ query: { ...query, pageSize: 10 } }),
    ...kept,
  }),
};

/** Has all figures read again. */
export const readFiguresAgain = (): Promise<void> =>
  invalidate(
    'getAnalysisSummary',
    'getIndexSeries',
    'getGapDistribution',
    'getIndexHeatmap',
    'listAnalyzedCompetitors',
    'listPriceMovers',
    'listOpportunities',
    'listAnalyzedProducts',
  );
