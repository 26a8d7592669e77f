import './competitorManagerTexts.ts';
import { queryClient } from '#api/queryClient.ts';
import { isRecordId } from '#shared/lib/recordId.ts';
import { matchQueries } from './matchQueries.ts';

export { CompetitorManagerPage as Component } from './CompetitorManagerPage.tsx';

/** Starts reading what the page shows, and does not wait. */
export function loader({ params }: { params: Record<string, string | undefined> }): Promise<null> {
  const id = params.productid ?? '';
  if (!isRecordId(id)) return Promise.resolve(null);
  queryClient.query(matchQueries.decisions(id)).catch(() => undefined);
  queryClient.query(matchQueries.ofProduct(id)).catch(() => undefined);
  return Promise.resolve(null);
}
