import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { JobButtons } from '#resource/jobs/JobButtons.tsx';
import { JobOutcome } from '#resource/jobs/JobOutcome.tsx';
import { JobProgress } from '#resource/jobs/JobProgress.tsx';
import { ResourceDialog } from '#resource/ResourceDialog.tsx';
import { usePhaseFocus } from '#resource/usePhaseFocus.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { UndoPlanView } from './UndoPlanView.tsx';
import { useUndoRun } from './useUndoRun.ts';

interface UndoDialogProps {
  entryId: string;
  title: string;
  onClose: () => void;
}

/** What can still be undone and what cannot, and why; then undoing it as a job. */
export function UndoDialog({ entryId, title, onClose }: UndoDialogProps) {
  const { t } = useTranslation(['activity', 'work']);
  const undo = useUndoRun(entryId);
  const { job, jobId, over, error, refetch } = undo.running;
  const phase = jobId === null ? 'plan' : over ? 'result' : 'progress';
  const place = usePhaseFocus(phase);
  return (
    <ResourceDialog
      title={title}
      onClose={onClose}
      footer={(close) => <UndoFooter undo={undo} onClose={close} />}
    >
      <chakra.div
        ref={place}
        tabIndex={-1}
        outline="0"
        role="group"
        aria-label={t(`bulk.phase.${phase}`, { ns: 'work' })}
      >
        {phase === 'plan' && (
          <QueryState
            query={undo.query}
            skeleton={<Skeleton h="40" role="status" aria-label={t('undo.checking')} />}
          >
            {(plan) => <UndoPlanView plan={plan} />}
          </QueryState>
        )}
        {phase === 'progress' &&
          (error && !job ? <ErrorState error={error} onRetry={refetch} /> : <JobProgress job={job} />)}
        {phase === 'result' && job && <JobOutcome job={job} />}
      </chakra.div>
    </ResourceDialog>
  );
}

/** The buttons of each phase; the main one says how many changes. */
function UndoFooter({ undo, onClose }: { undo: ReturnType<typeof useUndoRun>; onClose: () => void }) {
  const { t } = useTranslation(['activity', 'work', 'common']);
  const format = useFormat();
  const { jobId, over } = undo.running;
  if (jobId !== null && !over) return <JobButtons jobId={jobId} onClose={onClose} />;
  if (jobId !== null) return <Button onClick={onClose}>{t('job.close', { ns: 'work' })}</Button>;
  const count = undo.plan?.undoableCount ?? 0;
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {t('cancel', { ns: 'common' })}
      </Button>
      {count > 0 && (
        <Button aria-disabled={undo.pending} onClick={undo.begin}>
          {undo.pending
            ? t('bulk.starting', { ns: 'work' })
            : t('undo.apply', { count, number: format.number(count) })}
        </Button>
      )}
    </>
  );
}
