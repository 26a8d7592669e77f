import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { errorText, isSilent } from '#api/errors.ts';
import { cancelJobMutation } from '#api/generated/query/work.gen.ts';
import { isWrongState } from '#api/staleWrite.ts';
import { notify } from '#shared/ui/notify.ts';
import '#resource/workTexts.ts';

/** Stops a job; what is done by then stays done. One that is over by now is no failure: its end is shown. */
export function useStopJob() {
  const { t } = useTranslation('work');
  const { t: tErrors } = useTranslation('errors');
  const cancel = useMutation(cancelJobMutation());
  const stop = async (jobId: string): Promise<void> => {
    try {
      await cancel.mutateAsync({ path: { jobId } });
    } catch (error) {
      if (!isWrongState(error) && !isSilent(error))
        notify({ type: 'error', title: t('job.stopFailed'), description: errorText(error, tErrors) });
    }
    await invalidate('getJob', 'listJobs');
  };
  return { stop: (jobId: string) => void stop(jobId), stopping: cancel.isPending };
}
