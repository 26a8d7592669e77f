import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import { nodes } from '#session/nodes.ts';
import { useCan } from '#session/useCan.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { JobButtons } from '#resource/jobs/JobButtons.tsx';
import '#resource/workTexts.ts';
import { canRetry } from './bulkRules.ts';
import type { useBulkRun } from './useBulkRun.ts';

interface BulkFooterProps {
  bulk: ReturnType<typeof useBulkRun>;
  archives: boolean;
  danger: boolean;
  onClose: () => void;
}

/** The way on from each phase; the verb says how many. */
export function BulkFooter({ bulk, archives, danger, onClose }: BulkFooterProps) {
  const { t } = useTranslation(['work', 'common']);
  const format = useFormat();
  const canMove = useCan()(nodes.priceSlabsEdit);
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
  const movable = canMove && (plan?.brokenLadders?.total ?? 0) > 0;
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
              variant={movable ? 'outline' : 'solid'}
              colorPalette={danger ? 'bad' : 'accent'}
              disabled={!confirmed}
              aria-disabled={pending}
              onClick={bulk.begin}
            >
              {pending ? t('bulk.starting') : t(archives ? 'bulk.archive' : 'bulk.apply', numbers)}
            </Button>
            {movable && (
              <Button disabled={!confirmed} aria-disabled={pending} onClick={bulk.beginAndMove}>
                {t('bulk.applyAndMove', numbers)}
              </Button>
            )}
          </>
        )
      )}
    </>
  );
}
