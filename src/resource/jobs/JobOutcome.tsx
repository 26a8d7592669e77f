import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Job } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Figures } from '#resource/Figures.tsx';
import '#resource/workTexts.ts';
import { JobRows } from './JobRows.tsx';
import { jobTones, notReachedCount } from './jobRules.ts';

/** What a job has done that went well: an import was undone, or changes from the activity log. */
function doneKey({ kind, importId }: Job) {
  if (kind !== 'undo') return 'job.done';
  return importId === null ? 'job.restored' : 'job.undone';
}

/** How a job ended: the sentence, the numbers, and every row with its result. */
export function JobOutcome({ job }: { job: Job }) {
  const { t } = useTranslation('work');
  const format = useFormat();
  const { done, skipped, failed, total } = job.counts;
  const left = notReachedCount(job);
  const numbers = { done: format.number(done), total: format.number(total), left: format.number(left) };
  const sentence = {
    queued: '',
    running: '',
    done: t(doneKey(job), { count: done, number: format.number(done) }),
    doneWithErrors: t('job.doneWithErrors', numbers),
    failed: t('job.failed', numbers),
    cancelled: t('job.cancelled', numbers),
  }[job.state];
  return (
    <Stack gap="4">
      <div role={job.state === 'failed' ? 'alert' : 'status'}>
        <Banner tone={jobTones[job.state]}>
          <chakra.p fontWeight="medium">{sentence}</chakra.p>
          {job.error !== null && <p>{t('job.failedBecause', { reason: job.error })}</p>}
          {left > 0 && <p>{t('job.staysDone')}</p>}
        </Banner>
      </div>
      <Figures
        figures={[
          { label: t('job.result.done'), value: done, tone: 'good' },
          { label: t('job.result.skipped'), value: skipped, tone: 'caution' },
          { label: t('job.result.failed'), value: failed, tone: 'bad' },
          ...(left > 0 ? [{ label: t('job.result.left'), value: left, tone: 'bad' } as const] : []),
        ]}
      />
      {done + skipped + failed > 0 && <JobRows job={job} />}
    </Stack>
  );
}
