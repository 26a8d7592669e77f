import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import type { BulkAction } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { JobButtons } from '#resource/jobs/JobButtons.tsx';
import type { Records } from '#resource/Records.ts';
import '#resource/workTexts.ts';
import { actionTexts, canRetry } from './bulkRules.ts';
import type { useBulkRun } from './useBulkRun.ts';

interface BulkFooterProps {
  bulk: ReturnType<typeof useBulkRun>;
  records: Records;
  action: BulkAction;
  danger: boolean;
  onClose: () => void;
}

/** The buttons of each phase; the main one says how many rows. */
export function BulkFooter({ bulk, records, action, danger, onClose }: BulkFooterProps) {
  const { t } = useTranslation(['work', 'common']);
  const format = useFormat();
  const alternativeFor = records.usePlanAlternative();
  const { plan, pending, confirmed, expired } = bulk;
  const { job, jobId, over } = bulk.running;
  if (jobId !== null && !over) return <JobButtons jobId={jobId} onClose={onClose} />;
  if (jobId !== null) {
    return (
      <>
        {job && canRetry(job) && (
          <Button variant="outline" onClick={bulk.lookAgain}>
            {t('job.retry')}
          </Button>
        )}
        <Button onClick={onClose}>{t('job.close')}</Button>
      </>
    );
  }
  const affected = plan?.affected ?? 0;
  const alternative = plan ? alternativeFor(plan) : null;
  const numbers = { count: affected, number: format.number(affected) };
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {t('cancel', { ns: 'common' })}
      </Button>
      {expired ? (
        <Button onClick={bulk.lookAgain}>{t('bulk.again')}</Button>
      ) : (
        affected > 0 && (
          <>
            <Button
              variant={alternative ? 'outline' : 'solid'}
              colorPalette={danger ? 'bad' : 'accent'}
              disabled={!confirmed}
              aria-disabled={pending}
              onClick={() => bulk.begin()}
            >
              {pending ? t('bulk.starting') : t(actionTexts(action).apply, numbers)}
            </Button>
            {alternative && (
              <Button disabled={!confirmed} aria-disabled={pending} onClick={() => bulk.begin(alternative)}>
                {alternative.label('change', numbers)}
              </Button>
            )}
          </>
        )
      )}
    </>
  );
}
