import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { invalidate } from '#api/cache.ts';
import { getActivityOptions, listActivityOptions } from '#api/generated/query/activity.gen.ts';
import { previewUndo } from '#api/generated/sdk/activity.gen.ts';
import { catalogueChanged } from '#entities/catalogue/catalogueChanged.ts';
import { sortText } from '#shared/table/sortRules.ts';
import type { TableView } from '#shared/table/tableAddress.ts';
import { toQueryParams, type ActivityFilters, type ActivitySort } from './activityFilters.ts';

/** How often it is asked whether there is something new. */
const LOOK_MS = 15_000;

/** How many entries of a job are shown below its row. */
export const JOB_ROWS = 10;

/**
 * A page of the log, a row for each job. It stays as it was read: what is new is announced, and does not move the rows
 * that somebody reads.
 */
export const activityOptions = ({ page, size, sort, filters }: TableView<ActivitySort, ActivityFilters>) => {
  const asked = toQueryParams(filters);
  return {
    ...listActivityOptions({
      query: {
        page,
        pageSize: size,
        sort: [sortText(sort)],
        grouped: asked.jobId === undefined,
        ...asked,
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnMount: 'always' as const,
  };
};

/** How many rows came after an entry: the total of what is asked for, in time and again. */
export const newerOptions = (since: string, filters: ActivityFilters) => {
  const asked = toQueryParams(filters);
  return {
    ...listActivityOptions({
      query: { pageSize: 10, grouped: asked.jobId === undefined, ...asked, since },
    }),
    refetchInterval: LOOK_MS,
  };
};

/** The entries of a job, but for the one that stands for it. */
export const jobEntriesOptions = (jobId: string) =>
  listActivityOptions({ query: { jobId, pageSize: JOB_ROWS } });

export const entryOptions = (entryId: string) => getActivityOptions({ path: { entryId } });

/** What would be undone; another look is another plan. Nothing is written, so it is read although it is a POST. */
export const undoPlanOptions = (entryId: string, attempt: number) =>
  queryOptions({
    queryKey: [{ _id: 'previewUndo', entryId, attempt }],
    queryFn: async ({ signal }) => (await previewUndo({ path: { entryId }, signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });

/** Something was undone: whatever shows it is read again. */
export async function somethingUndone(): Promise<void> {
  await Promise.all([catalogueChanged(), invalidate('getActivity', 'listSlabDrafts', 'listJobs')]);
}
