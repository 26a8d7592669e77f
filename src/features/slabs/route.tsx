import './slabsTexts.ts';
import '#shared/i18n/listsTexts.ts';
import { queryClient } from '#api/queryClient.ts';
import { isRecordId } from '#shared/lib/recordId.ts';
import { slabQueries } from './slabQueries.ts';

export { SlabsPage as Component } from './SlabsPage.tsx';

/** Starts reading what the page shows first and does not wait: the frame stands at once, and each part fails alone. */
export function loader({ params }: { params: Record<string, string | undefined> }): Promise<null> {
  const id = params.productid ?? '';
  if (!isRecordId(id)) return Promise.resolve(null);
  queryClient.query(slabQueries.product(id)).catch(() => undefined);
  queryClient.query(slabQueries.sets(id)).catch(() => undefined);
  return Promise.resolve(null);
}
