import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#api/generated/types.gen.ts';
import { notify } from '#shared/ui/notify.ts';
import '#resource/workTexts.ts';
import { followJob } from './followJob.ts';
import { useJob } from './useJob.ts';

/**
 * The job a dialog has begun. It is watched to its end, also when the dialog is closed before; then its end is told in
 * passing, while the dialog shows it itself.
 */
export function useRunningJob(onOver: (job: Job) => Promise<void> | void) {
  const { t } = useTranslation('work');
  const [jobId, setJobId] = useState<string | null>(null);
  const watched = useJob(jobId);
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const begin = (started: Job): void => {
    setJobId(started.id);
    followJob(started, (job) => {
      void onOver(job);
      if (shown.current || job.state === 'cancelled') return;
      const done = job.state === 'done';
      notify({
        type: done ? 'success' : 'error',
        title: t(done ? 'job.toastDone' : 'job.toastFailed', { title: job.title }),
        ...(job.error === null ? {} : { description: job.error }),
      });
    });
  };

  return { ...watched, jobId, begin, forget: () => setJobId(null) };
}
