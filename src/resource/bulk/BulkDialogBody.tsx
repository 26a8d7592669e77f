import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { JobOutcome } from '#resource/jobs/JobOutcome.tsx';
import { JobProgress } from '#resource/jobs/JobProgress.tsx';
import { usePhaseFocus } from '#resource/usePhaseFocus.ts';
import { WorkDialog } from '#resource/WorkDialog.tsx';
import type { BulkDialogProps } from './BulkDialog.tsx';
import { BulkFooter } from './BulkFooter.tsx';
import { PlanConfirm } from './PlanConfirm.tsx';
import { PlanView } from './PlanView.tsx';
import { useBulkRun } from './useBulkRun.ts';

/** The dialog of {@link BulkDialog}: preview, progress, result. */
export function BulkDialogBody({ request, title, danger = false, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('work');
  const bulk = useBulkRun({ request, ...(onDone ? { onDone } : {}) });
  const { query, running } = bulk;
  const { job, jobId, over } = running;
  const phase = jobId === null ? 'plan' : over ? 'result' : 'progress';
  const place = usePhaseFocus(phase);
  return (
    <WorkDialog
      title={title}
      onClose={onClose}
      footer={(close) => (
        <BulkFooter bulk={bulk} archives={request.action === 'archive'} danger={danger} onClose={close} />
      )}
    >
      <chakra.div ref={place} tabIndex={-1} outline="0" role="group" aria-label={t(`bulk.phase.${phase}`)}>
        {phase === 'plan' && (
          <QueryState query={query} skeleton={<PlanSkeleton label={t('bulk.checking')} />}>
            {(plan) => (
              <Stack gap="4">
                <PlanView plan={plan} />
                <PlanConfirm plan={plan} typed={bulk.typed} onType={bulk.setTyped} error={bulk.error} />
              </Stack>
            )}
          </QueryState>
        )}
        {phase === 'progress' &&
          (running.error && !job ? (
            <ErrorState error={running.error} onRetry={running.refetch} />
          ) : (
            <JobProgress job={job} />
          ))}
        {phase === 'result' && job && <JobOutcome job={job} />}
      </chakra.div>
    </WorkDialog>
  );
}

function PlanSkeleton({ label }: { label: string }) {
  return (
    <Stack gap="4" role="status" aria-label={label}>
      <Skeleton h="16" />
      <Skeleton h="44" />
    </Stack>
  );
}
