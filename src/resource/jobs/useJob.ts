import { useQuery } from '@tanstack/react-query';
import type { Job } from '#api/generated/types.gen.ts';
import { jobQuery } from './jobQuery.ts';
import { isOver } from './jobRules.ts';

export interface WatchedJob {
  /** Undefined until it was read once. */
  job: Job | undefined;
  /** Nothing more will come of it. */
  over: boolean;
  error: Error | null;
  refetch: () => unknown;
}

/**
 * Watches a job until it is over.
 * @param jobId null: there is none yet
 */
export function useJob(jobId: string | null): WatchedJob {
  const { data, error, refetch } = useQuery({ ...jobQuery(jobId ?? ''), enabled: jobId !== null });
  return { job: data, over: data !== undefined && isOver(data), error, refetch };
}
