import { queryOptions } from '@tanstack/react-query';
import { listReviewItems } from '#api/generated/sdk/matches.gen.ts';
import type { ReviewItem } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { toQueryParams, type ReviewFilters } from './reviewFilters.ts';

/** So many are asked for at once; the next ones when half of them are decided. */
const BATCH = 10;
/** From so few on that are left, the next batch is asked for. */
export const REFILL_AT = BATCH / 2;

interface LoadedQueue {
  items: readonly ReviewItem[];
  /** How many the filters found when the queue was begun. */
  waiting: number;
  /** Nothing comes after these. */
  isWhole: boolean;
}

async function readBatch(filters: ReviewFilters, after: object, signal?: AbortSignal): Promise<LoadedQueue> {
  const query = { ...toQueryParams(filters), limit: BATCH, ...after };
  const { items, waiting } = (await listReviewItems({ query, ...(signal && { signal }) })).data;
  return { items, waiting, isWhole: items.length < BATCH };
}

/** The queue under some filters. It is read once, batch by batch: what is decided meanwhile is known here. */
export const reviewQueue = (filters: ReviewFilters) =>
  queryOptions({
    queryKey: ['match-review', filters],
    queryFn: ({ signal }) => readBatch(filters, {}, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

let isReading = false;

/** Reads the next batch behind what was loaded; one at a time. */
export async function readMore(filters: ReviewFilters): Promise<void> {
  const { queryKey } = reviewQueue(filters);
  const last = queryClient.getQueryData(queryKey)?.items.at(-1);
  if (!last || isReading) return;
  isReading = true;
  const next = await readBatch(filters, { after: last.id }).finally(() => {
    isReading = false;
  });
  queryClient.setQueryData(queryKey, (now) =>
    // Meanwhile the queue may have been read anew.
    now?.items.at(-1)?.id === last.id
      ? { ...now, items: [...now.items, ...next.items], isWhole: next.isWhole }
      : now,
  );
}
