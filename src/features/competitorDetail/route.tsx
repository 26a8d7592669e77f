import '#entities/analysis/analysisTexts.ts';
import { queryClient } from '#api/queryClient.ts';
import { readDetailView } from './detailAddress.ts';
import { detailQueries } from './detailQueries.ts';

export { CompetitorDetailPage as Component } from './CompetitorDetailPage.tsx';

/** Starts reading what the page shows first, and does not wait. */
export function loader({ request }: { request: Request }): Promise<null> {
  const { productId } = readDetailView(new URL(request.url).search);
  if (productId !== null) {
    for (const read of [
      () => queryClient.query(detailQueries.product(productId)),
      () => queryClient.query(detailQueries.market(productId)),
      () => queryClient.query(detailQueries.charges(productId)),
    ])
      read().catch(() => undefined);
  }
  return Promise.resolve(null);
}
