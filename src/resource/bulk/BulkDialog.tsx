import '#resource/workTexts.ts';
import { Input } from '@chakra-ui/react/input';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { BulkPlan, BulkRequest, Job } from '#api/generated/types.gen.ts';
import { JobOutcome } from '#resource/jobs/JobOutcome.tsx';
import { JobProgress } from '#resource/jobs/JobProgress.tsx';
import type { Records } from '#resource/Records.ts';
import { ResourceDialog } from '#resource/ResourceDialog.tsx';
import { usePhaseFocus } from '#resource/usePhaseFocus.ts';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { BulkFooter } from './BulkFooter.tsx';
import { needsCountConfirmed } from './bulkRules.ts';
import { PlanView } from './PlanView.tsx';
import { useBulkRun } from './useBulkRun.ts';

export interface BulkDialogProps {
  records: Records;
  /** What is to be done to which rows. Another request is another dialog: give it a `key`. */
  request: BulkRequest;
  /** The action as a verb with its object: "Change the category". */
  title: string;
  /** The action takes something away: archiving. */
  danger?: boolean;
  onClose: () => void;
  /** Called once when the job is over, however it ended, also when the dialog was closed meanwhile. Lists are read again before. */
  onDone?: (job: Job) => void;
}

/** What a bulk action would do, row by row, then doing it: preview, progress, result, retry of what is left. */
export function BulkDialog({ records, request, title, danger = false, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('work');
  const bulk = useBulkRun({ records, request, ...(onDone ? { onDone } : {}) });
  const { query, running } = bulk;
  const { job, jobId, over } = running;
  const phase = jobId === null ? 'plan' : over ? 'result' : 'progress';
  const place = usePhaseFocus(phase);
  return (
    <ResourceDialog
      title={title}
      onClose={onClose}
      footer={(close) => (
        <BulkFooter bulk={bulk} records={records} action={request.action} danger={danger} onClose={close} />
      )}
    >
      <chakra.div ref={place} tabIndex={-1} outline="0" role="group" aria-label={t(`bulk.phase.${phase}`)}>
        {phase === 'plan' && (
          <QueryState query={query} skeleton={<PlanSkeleton label={t('bulk.checking')} />}>
            {(plan) => (
              <Stack gap="4">
                <PlanView plan={plan} records={records} />
                <PlanConfirm plan={plan} input={bulk.input} onType={bulk.setInput} error={bulk.error} />
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
    </ResourceDialog>
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

interface PlanConfirmProps {
  plan: BulkPlan;
  input: string;
  onType: (text: string) => void;
  /** Why the last try did not begin. */
  error: string | null;
}

/** Asks for the number of a large plan, and says why it did not begin. */
function PlanConfirm({ plan, input, onType, error }: PlanConfirmProps) {
  const { t } = useTranslation('work');
  const format = useFormat();
  return (
    <>
      {needsCountConfirmed(plan) && (
        <FieldFrame
          label={t('bulk.confirm', { number: format.number(plan.affected) })}
          hint={t('bulk.confirmHint')}
        >
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxW="12rem"
            value={input}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        </FieldFrame>
      )}
      <FailureBanner sentence={error} />
    </>
  );
}
