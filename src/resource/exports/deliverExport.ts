import { errorText, isSilent } from '#api/errors.ts';
import { getJobFile } from '#api/generated/sdk/work.gen.ts';
import type { Job } from '#api/generated/types.gen.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { notify } from '#shared/ui/notify.ts';
import { saveCsv } from '#resource/saveFile.ts';

/** 85,000 rows are some 10 MB. */
const FILE_TIMEOUT_MS = 120_000;

/** Fetches and saves the file of an export that is done, and shows the outcome as a toast. */
export async function deliverExport({ id, fileName, counts }: Job): Promise<void> {
  const name = fileName ?? 'export.csv';
  try {
    const { data } = await getJobFile({
      path: { jobId: id },
      parseAs: 'text',
      meta: { timeoutMs: FILE_TIMEOUT_MS },
    });
    saveCsv(name, data);
  } catch (error) {
    if (!isSilent(error)) notifyExportFailed(errorText(error, i18n.getFixedT(null, 'errors')));
    return;
  }
  const title = i18n.t('export.done', { ns: 'lists', count: counts.done });
  notify({ type: 'success', title, description: name });
}

/** Shows that a list was not exported. */
export function notifyExportFailed(reason: string | undefined): void {
  const title = i18n.t('export.failed', { ns: 'lists' });
  notify({ type: 'error', title, ...(reason === undefined ? {} : { description: reason }) });
}
