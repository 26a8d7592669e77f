import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import type { ImportApply } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { JobButtons } from '#work/jobs/JobButtons.tsx';
import '#work/workTexts.ts';
import { writable } from './importRules.ts';
import type { useImportRun } from './useImportRun.ts';

interface ImportFooterProps {
  run: ReturnType<typeof useImportRun>;
  mode: ImportApply['mode'];
  onClose: () => void;
}

/** The way on from each phase of an import, and the way back from its end. */
export function ImportFooter({ run, mode, onClose }: ImportFooterProps) {
  const { t } = useTranslation(['work', 'common']);
  const format = useFormat();
  const { checked, pending, running } = run;
  const { job, jobId, over } = running;
  if (jobId !== null && !over) return <JobButtons jobId={jobId} onClose={onClose} />;
  if (jobId !== null) {
    const canUndo =
      checked !== null && job?.kind === 'import' && job.undoUntil !== null && job.counts.done > 0;
    return (
      <>
        {canUndo && (
          <Button
            variant="outline"
            aria-disabled={pending}
            onClick={() => run.undo(checked.id, checked.fileName)}
          >
            {t('import.undo')}
          </Button>
        )}
        <Button variant="outline" onClick={run.startOver}>
          {t('import.another')}
        </Button>
        <Button onClick={onClose}>{t('job.close')}</Button>
      </>
    );
  }
  const rows = checked ? writable(checked.counts) : 0;
  // Replacing writes what a ladder loses too, even where no row says anything new.
  const replaces = mode === 'replace' && checked !== null && checked.counts.unchanged > 0;
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {t('cancel', { ns: 'common' })}
      </Button>
      {checked && (
        <>
          <Button variant="outline" aria-disabled={pending} onClick={run.startOver}>
            {t('import.another')}
          </Button>
          <Button disabled={rows === 0 && !replaces} aria-disabled={pending} onClick={() => run.write(mode)}>
            {rows > 0
              ? t('import.apply', { count: rows, number: format.number(rows) })
              : t(replaces ? 'import.applyReplace' : 'import.nothing')}
          </Button>
        </>
      )}
    </>
  );
}
