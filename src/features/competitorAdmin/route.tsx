import './competitorAdminTexts.ts';
import { queryClient } from '#api/queryClient.ts';
import { readTable } from '#shared/table/tableAddress.ts';
import { viewOf } from './adminViews.ts';
import { competitorTable } from './competitors/competitorFilters.ts';
import { competitorPageOptions } from './competitors/competitorQueries.ts';

export { CompetitorAdminPage as Component } from './CompetitorAdminPage.tsx';

/** Starts reading the list, and does not wait. */
export function loader({ request }: { request: Request }): Promise<null> {
  const { search } = new URL(request.url);
  if (viewOf(search) === 'competitors')
    queryClient.query(competitorPageOptions(readTable(search, competitorTable))).catch(() => undefined);
  return Promise.resolve(null);
}
