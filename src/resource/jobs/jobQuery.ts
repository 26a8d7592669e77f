import { queryOptions } from '@tanstack/react-query';
import { getJobOptions } from '#api/generated/query/work.gen.ts';
import { isOver, pollMs } from './jobRules.ts';

/** After a look that failed the next one waits: the job goes on without being watched. */
const AFTER_FAILURE_MS = 5000;

/** A job, looked at until it is over, also while the tab is out of sight. */
export function jobQuery(jobId: string) {
  return queryOptions({
    ...getJobOptions({ path: { jobId } }),
    refetchInterval: ({ state: { data, error, dataUpdateCount } }) => {
      if (data && isOver(data)) return false;
      return error ? AFTER_FAILURE_MS : pollMs(dataUpdateCount);
    },
    refetchIntervalInBackground: true,
  });
}
