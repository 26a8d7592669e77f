import '#resource/workTexts.ts';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportKind, Job } from '#api/generated/types.gen.ts';
import { JobOutcome } from '#resource/jobs/JobOutcome.tsx';
import { JobProgress } from '#resource/jobs/JobProgress.tsx';
import type { Records } from '#resource/Records.ts';
import { ResourceDialog } from '#resource/ResourceDialog.tsx';
import { usePhaseFocus } from '#resource/usePhaseFocus.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { FileChooser } from './FileChooser.tsx';
import { ImportCheck } from './ImportCheck.tsx';
import { ImportFooter } from './ImportFooter.tsx';
import { ImportKindChoice, type ImportKindOption } from './ImportKindChoice.tsx';
import { PasteRows } from './PasteRows.tsx';
import { useImportFiles } from './useImportFiles.ts';
import { useImportRun } from './useImportRun.ts';

export interface ImportDialogProps {
  records: Records;
  kind: ImportKind;
  /** What else the screen can import; the person chooses. */
  kinds?: readonly ImportKindOption[];
  onClose: () => void;
  /** Called once when rows were written or taken back, also when the dialog was closed meanwhile. Lists are read again before. */
  onApplied?: (job: Job) => void;
}

/** Import of a CSV file or a workbook: template, choice of file, mapping, dry run row by row, writing, undoing. */
export function ImportDialog({ records, kind: first, kinds, onClose, onApplied }: ImportDialogProps) {
  const { t } = useTranslation('work');
  const format = useFormat();
  const [kind, setKind] = useState(first);
  const run = useImportRun({ records, kind, ...(onApplied ? { onApplied } : {}) });
  const { checked, error, pending, running } = run;
  const { job, jobId, over } = running;
  const phase = jobId !== null ? (over ? 'result' : 'progress') : checked ? 'check' : 'choose';
  const place = usePhaseFocus(`${phase} ${job?.kind}`);
  return (
    <ResourceDialog
      title={t(`import.title.${kind}`)}
      wide={phase === 'check'}
      onClose={onClose}
      footer={(close) => <ImportFooter run={run} records={records} onClose={close} />}
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
            kinds={kinds ?? []}
            onKind={setKind}
            pending={pending}
            error={error}
            onChoose={run.choose}
            onUndo={run.undo}
          />
        )}
        {phase === 'check' && checked && <ImportCheck run={checked} records={records} at={run} />}
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
    </ResourceDialog>
  );
}

interface ImportChooseProps {
  kind: ImportKind;
  kinds: readonly ImportKindOption[];
  onKind: (kind: ImportKind) => void;
  pending: boolean;
  error: string | null;
  onChoose: (file: File) => void;
  onUndo: (importId: string, name: string) => void;
}

/** The beginning: what a file looks like, and the choice of one. */
function ImportChoose(props: ImportChooseProps) {
  const { kind, kinds, onKind, pending, error, onChoose, onUndo } = props;
  const { t } = useTranslation('work');
  const files = useImportFiles();
  return (
    <Stack gap="4">
      {kinds.length > 1 && <ImportKindChoice kind={kind} kinds={kinds} onKind={onKind} />}
      <p>{t(`import.intro.${kind}`)}</p>
      <FailureBanner sentence={error} />
      <FileChooser pending={pending} onChoose={onChoose} />
      <PasteRows pending={pending} onChoose={onChoose} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <Button
          size="sm"
          variant="outline"
          aria-disabled={files.pending}
          onClick={() => files.template(kind)}
        >
          <Download {...iconText} />
          {t('import.template')}
        </Button>
        <chakra.span fontSize="sm" color="fg.muted">
          {t('import.templateHint')}
        </chakra.span>
      </chakra.div>
      <EarlierImports pending={pending} onUndo={onUndo} />
    </Stack>
  );
}
