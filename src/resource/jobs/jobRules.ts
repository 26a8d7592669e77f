import type { Job, JobState } from '#api/generated/types.gen.ts';

/** Whether nothing more will come of a job. */
export function isOver({ state }: { state: JobState }): boolean {
  return state !== 'queued' && state !== 'running';
}

/** How long to wait before a job is looked at again: often at first, then as patiently as the person. */
export function pollMs(looks: number): number {
  if (looks < 20) return 500;
  return looks < 80 ? 1000 : 3000;
}

/** Rows that were not come to: a job that failed or was stopped leaves some. */
export function leftOver({ counts }: Pick<Job, 'counts'>): number {
  const { total, done, skipped, failed } = counts;
  return Math.max(0, total - done - skipped - failed);
}

/** Whether what an import wrote can still be taken back. */
export function undoable(
  { kind, importId, undoUntil, counts }: Pick<Job, 'kind' | 'importId' | 'undoUntil' | 'counts'>,
  now: number,
): boolean {
  if (kind !== 'import' || importId === null || undoUntil === null) return false;
  return counts.done > 0 && Date.parse(undoUntil) > now;
}

/** The colour of each state, wherever a job is told of. */
export const jobTones = {
  queued: 'info',
  running: 'info',
  done: 'good',
  doneWithErrors: 'caution',
  failed: 'bad',
  cancelled: 'caution',
} as const;
