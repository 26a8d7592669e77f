import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import '#resource/workTexts.ts';

/** How far a job is. */
export function JobProgress({ job }: { job: Job | undefined }) {
  const { t } = useTranslation('work');
  const format = useFormat();
  const name = useId();
  const { done, skipped, failed, total } = job?.counts ?? { done: 0, skipped: 0, failed: 0, total: 0 };
  const progress = job?.progress ?? 0;
  const reach =
    job === undefined || job.state === 'queued'
      ? t('job.waiting')
      : t('job.reach', { done: format.number(done + skipped + failed), total: format.number(total) });
  return (
    <chakra.div css={styles}>
      <chakra.div display="flex" justifyContent="space-between" gap="4" mb="1.5">
        <chakra.span id={name} fontWeight="medium">
          {t('job.progress')}
        </chakra.span>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {reach}
        </chakra.span>
      </chakra.div>
      <div
        role="progressbar"
        aria-labelledby={name}
        aria-valuenow={progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={reach}
      >
        <div style={{ width: `${progress}%` }} />
      </div>
      <chakra.p mt="3" color="fg.muted" fontSize="sm">
        {t('job.mayClose')}
      </chakra.p>
    </chakra.div>
  );
}

const styles = {
  '& [role=progressbar]': {
    h: '2',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    overflow: 'hidden',
  },
  '& [role=progressbar] > div': {
    h: '100%',
    bg: 'accent',
    transitionProperty: 'width',
    transitionDuration: 'moderate',
  },
} as const;
