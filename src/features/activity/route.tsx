import './activityTexts.ts';
import { queryClient } from '#api/queryClient.ts';
import { readTable } from '#shared/table/tableAddress.ts';
import { activityTable } from './activityFilters.ts';
import { activityOptions } from './activityQueries.ts';

export { ActivityPage as Component } from './ActivityPage.tsx';

/** Starts reading the list, and does not wait. */
export function loader({ request }: { request: Request }): Promise<null> {
  const { search } = new URL(request.url);
  queryClient.query(activityOptions(readTable(search, activityTable))).catch(() => undefined);
  return Promise.resolve(null);
}
