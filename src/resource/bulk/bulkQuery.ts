import { queryOptions } from '@tanstack/react-query';
import { previewBulk } from '#api/generated/sdk/work.gen.ts';
import type { BulkRequest } from '#api/generated/types.gen.ts';

/**
 * What an action would do, asked once for each try: the answer is a plan that the server keeps, and another look is
 * another plan. Nothing is written, so it is read like a list although it is a POST.
 */
export function bulkPlanQuery(request: BulkRequest, attempt: number) {
  return queryOptions({
    queryKey: [{ _id: 'previewBulk', request, attempt }],
    queryFn: async ({ signal }) => (await previewBulk({ body: request, signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
}
