import type { Job } from '#api/generated/types.gen.ts';
import { followJob } from '#resource/jobs/followJob.ts';
import { deliverExport, notifyExportFailed } from './deliverExport.ts';

/** Waits for the file of an export and hands it over, also when the screen it was asked on is left meanwhile. */
export function followExport(started: Job): void {
  followJob(started, (job) => {
    if (job.state === 'cancelled') return;
    if (!job.hasFile) notifyExportFailed(job.error ?? undefined);
    else void deliverExport(job);
  });
}
