import { QueryObserver } from '@tanstack/react-query';
import { invalidate } from '#api/cache.ts';
import { ApiError, isSilent } from '#api/errors.ts';
import type { Job } from '#api/generated/types.gen.ts';
import { getJobQueryKey } from '#api/generated/query/work.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { jobQuery } from './jobQuery.ts';
import { isOver } from './jobRules.ts';

/**
 * Watches a job that has just begun until it is over, whatever becomes of the screen that began it.
 * @param onOver called once; never when the session ends before
 */
export function followJob(job: Job, onOver: (job: Job) => void): void {
  queryClient.setQueryData(getJobQueryKey({ path: { jobId: job.id } }), job);
  const observer = new QueryObserver(queryClient, jobQuery(job.id));
  const stop = observer.subscribe(({ data, error }) => {
    if (error && isGone(error)) stop();
    if (!data || !isOver(data)) return;
    stop();
    void invalidate('listJobs');
    onOver(data);
  });
}

/** The session ended, or the job is not ours any more: looking again would not help. */
function isGone(error: Error): boolean {
  if (isSilent(error)) return true;
  return error instanceof ApiError && error.kind === 'http' && (error.status ?? 500) < 500;
}
