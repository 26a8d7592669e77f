import { errorText, isSilent, type ErrorKey } from '#api/errors.ts';
import { getJobFile } from '#api/generated/sdk/work.gen.ts';
import type { Job } from '#api/generated/types.gen.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { notify } from '#shared/ui/notify.ts';
import { followJob } from '#work/jobs/followJob.ts';
import { saveCsv } from '#work/saveFile.ts';

/** 85,000 rows are some 10 MB. */
const FILE_TIMEOUT_MS = 120_000;

/** Waits for the file of an export and hands it over, also when the screen it was asked on is left meanwhile. */
export function followExport(started: Job): void {
  followJob(started, (job) => {
    if (job.state === 'cancelled') return;
    if (!job.hasFile) sayFailed(job.error ?? undefined);
    else void deliver(job);
  });
}

async function deliver({ id, fileName, counts }: Job): Promise<void> {
  const name = fileName ?? 'export.csv';
  try {
    const { data } = await getJobFile({
      path: { jobId: id },
      parseAs: 'text',
      meta: { timeoutMs: FILE_TIMEOUT_MS },
    });
    saveCsv(name, data);
  } catch (error) {
    if (!isSilent(error)) sayFailed(errorText(error, (key: ErrorKey) => i18n.t(key, { ns: 'errors' })));
    return;
  }
  const title = i18n.t('export.done', { ns: 'lists', count: counts.done });
  notify({ type: 'success', title, description: name });
}

function sayFailed(reason: string | undefined): void {
  const title = i18n.t('export.failed', { ns: 'lists' });
  notify({ type: 'error', title, ...(reason === undefined ? {} : { description: reason }) });
}
