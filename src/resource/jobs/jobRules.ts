import type { Job, JobState } from '#api/generated/types.gen.ts';

/** The states of a job that has not ended. */
export const runningStates = ['queued', 'running'] as const satisfies readonly JobState[];

/** Whether a job has ended. */
export function isOver({ state }: { state: JobState }): boolean {
  return !runningStates.some((one) => one === state);
}

/** Milliseconds until a job is polled again: often at first, then less. */
export function pollMs(looks: number): number {
  if (looks < 20) return 500;
  return looks < 80 ? 1000 : 3000;
}

/** Rows that a failed or stopped job did not reach. */
export function notReachedCount({ counts }: Pick<Job, 'counts'>): number {
  const { total, done, skipped, failed } = counts;
  return Math.max(0, total - done - skipped - failed);
}

/** Whether an import can still be undone. */
export function canUndo(
  { kind, importId, undoUntil, counts }: Pick<Job, 'kind' | 'importId' | 'undoUntil' | 'counts'>,
  now: number,
): boolean {
  if (kind !== 'import' || importId === null || undoUntil === null) return false;
  return counts.done > 0 && Date.parse(undoUntil) > now;
}

/** The color of each state of a job. */
export const jobTones = {
  queued: 'info',
  running: 'info',
  done: 'good',
  doneWithErrors: 'caution',
  failed: 'bad',
  cancelled: 'caution',
} as const;
