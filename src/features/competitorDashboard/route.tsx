import '#entities/analysis/analysisTexts.ts';
import { queryClient } from '#api/queryClient.ts';
import { readScope, toScopeQuery } from '#entities/analysis/scopeFilters.ts';
import { dashboardQueries } from './dashboardQueries.ts';

export { CompetitorDashboardPage as Component } from './CompetitorDashboardPage.tsx';

/** Starts reading what the page shows first, and does not wait. */
export function loader({ request }: { request: Request }): Promise<null> {
  const query = toScopeQuery(readScope(new URL(request.url).search));
  queryClient.query(dashboardQueries.summary(query)).catch(() => undefined);
  return Promise.resolve(null);
}
