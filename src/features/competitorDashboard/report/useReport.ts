import { useQueries, useQuery } from '@tanstack/react-query';
import { listAnalyzedProductsOptions } from '#api/generated/query/analysis.gen.ts';
import type { AnalyzedProduct, Opportunity } from '#api/generated/types.gen.ts';
import type { ScopeQuery } from '#entities/analysis/scopeFilters.ts';
import { dashboardQueries } from '#features/competitorDashboard/dashboardQueries.ts';

/** Products that a report names of each opportunity. */
const NAMED = 3;

/** An opportunity with the products where it is largest. */
export interface ReportedOpportunity extends Opportunity {
  readonly named: readonly AnalyzedProduct[];
}

/** Where there is most to gain: those farthest below the market can be raised, of the others the dearest come first. */
const namedOf = (query: ScopeQuery, kind: Opportunity['kind']) =>
  listAnalyzedProductsOptions({
    query: { ...query, is: [kind], pageSize: 10, sort: [kind === 'raise' ? 'gapPct' : '-gapPct'] },
  });

/** All that the report of a scope says; null until everything is there, for exactly this scope. */
export function useReport(query: ScopeQuery) {
  const summary = useQuery(dashboardQueries.summary(query));
  const series = useQuery(dashboardQueries.series(query));
  const gaps = useQuery(dashboardQueries.gaps(query));
  const heat = useQuery(dashboardQueries.heatmap(query));
  const competitors = useQuery(dashboardQueries.competitors(query));
  const movers = useQuery(dashboardQueries.movers(query));
  const opportunities = useQuery(dashboardQueries.opportunities(query));
  const found = opportunities.data?.items.filter(({ products }) => products > 0) ?? [];
  const named = useQueries({ queries: found.map(({ kind }) => namedOf(query, kind)) });
  const all = [summary, series, gaps, heat, competitors, movers, opportunities, ...named];
  const error = all.find((one) => one.error !== null)?.error ?? null;
  const isThere = all.every(({ data, isPlaceholderData }) => data !== undefined && !isPlaceholderData);
  const report =
    isThere && summary.data && series.data && gaps.data && heat.data && competitors.data && movers.data
      ? {
          summary: summary.data,
          series: series.data,
          buckets: gaps.data.buckets,
          heat: heat.data,
          competitors: competitors.data.items,
          movers: movers.data,
          opportunities: found.map(
            (one, place): ReportedOpportunity => ({
              ...one,
              named: named[place]?.data?.items.slice(0, NAMED) ?? [],
            }),
          ),
        }
      : null;
  return { report, error };
}

export type Report = NonNullable<ReturnType<typeof useReport>['report']>;
