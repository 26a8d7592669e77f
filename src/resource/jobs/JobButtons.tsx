import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import '#resource/workTexts.ts';
import { useStopJob } from './useStopJob.ts';

/** While a job runs: stop it, or let it run without watching. */
export function JobButtons({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { t } = useTranslation('work');
  const { stop, stopping } = useStopJob();
  return (
    <>
      <Button
        variant="outline"
        title={t('job.stopHint')}
        aria-disabled={stopping}
        onClick={() => {
          if (!stopping) stop(jobId);
        }}
      >
        {t(stopping ? 'job.stopping' : 'job.stop')}
      </Button>
      <Button onClick={onClose}>{t('job.leave')}</Button>
    </>
  );
}
