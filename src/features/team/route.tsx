import './teamTexts.ts';
import { queryClient } from '#api/queryClient.ts';
import { readTable } from '#shared/table/tableAddress.ts';
import { teamTable } from './teamFilters.ts';
import { teamOptions } from './teamQueries.ts';

export { TeamPage as Component } from './TeamPage.tsx';

/** Starts reading the list, and does not wait. */
export function loader({ request }: { request: Request }): Promise<null> {
  const { search } = new URL(request.url);
  queryClient.query(teamOptions(readTable(search, teamTable))).catch(() => undefined);
  return Promise.resolve(null);
}
