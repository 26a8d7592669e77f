import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { JobOutcome } from '#resource/jobs/JobOutcome.tsx';
import { JobProgress } from '#resource/jobs/JobProgress.tsx';
import { usePhaseFocus } from '#resource/usePhaseFocus.ts';
import { WorkDialog } from '#resource/WorkDialog.tsx';
import '#resource/workTexts.ts';
import { ImportCheck } from './ImportCheck.tsx';
import { ImportChoose } from './ImportChoose.tsx';
import type { ImportDialogProps } from './ImportDialog.tsx';
import { ImportFooter } from './ImportFooter.tsx';
import { useImportRun } from './useImportRun.ts';

/** The dialog of {@link ImportDialog}: file, dry run, progress, result. */
export function ImportDialogBody({ kind: first, kinds, onClose, onApplied }: ImportDialogProps) {
  const { t } = useTranslation('work');
  const format = useFormat();
  const [kind, setKind] = useState(first);
  const run = useImportRun({ kind, ...(onApplied ? { onApplied } : {}) });
  const { checked, error, pending, running } = run;
  const { job, jobId, over } = running;
  const phase = jobId !== null ? (over ? 'result' : 'progress') : checked ? 'check' : 'choose';
  const place = usePhaseFocus(`${phase} ${job?.kind}`);
  return (
    <WorkDialog
      title={t(`import.title.${kind}`)}
      wide={phase === 'check'}
      onClose={onClose}
      footer={(close) => <ImportFooter run={run} onClose={close} />}
    >
      <chakra.div
        ref={place}
        tabIndex={-1}
        outline="0"
        role="group"
        aria-label={t(`import.phase.${phase}`)}
        // A file that misses its place would be opened instead of the panel.
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => event.preventDefault()}
      >
        {phase === 'choose' && (
          <ImportChoose
            kind={kind}
            kinds={kinds ?? [first]}
            onKind={setKind}
            pending={pending}
            error={error}
            onChoose={run.choose}
            onUndo={run.undo}
          />
        )}
        {phase === 'check' && checked && <ImportCheck run={checked} at={run} />}
        {phase === 'progress' &&
          (running.error && !job ? (
            <ErrorState error={running.error} onRetry={running.refetch} />
          ) : (
            <JobProgress job={job} />
          ))}
        {phase === 'result' && job && (
          <Stack gap="4">
            <JobOutcome job={job} />
            {kind === 'slabs' && job.kind === 'import' && <p>{t('import.draftsOnly')}</p>}
            {job.kind === 'import' && job.undoUntil !== null && job.counts.done > 0 && (
              <chakra.p fontSize="sm" color="fg.muted">
                {t('import.undoUntil', { time: format.dateTime(job.undoUntil) })}
              </chakra.p>
            )}
          </Stack>
        )}
      </chakra.div>
    </WorkDialog>
  );
}
