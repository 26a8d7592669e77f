import { Button } from '@chakra-ui/react/button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { JobButtons } from '#resource/jobs/JobButtons.tsx';
import type { Records } from '#resource/Records.ts';
import '#resource/workTexts.ts';
import { writableRows } from './importRules.ts';
import type { useImportRun } from './useImportRun.ts';

interface ImportFooterProps {
  run: ReturnType<typeof useImportRun>;
  records: Records;
  onClose: () => void;
}

/** The buttons of each phase of an import, and Undo at its end. */
export function ImportFooter({ run, records, onClose }: ImportFooterProps) {
  const { t } = useTranslation(['work', 'common']);
  const format = useFormat();
  const alternativeFor = records.usePlanAlternative();
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
  const rows = checked ? writableRows(checked.counts) : 0;
  const numbers = { count: rows, number: format.number(rows) };
  const alternative = checked ? alternativeFor(checked) : null;
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
          {run.isStale ? (
            <Button aria-disabled={run.checking} onClick={run.checkAgain}>
              {t(run.checking ? 'import.reading' : 'import.checkAgain')}
            </Button>
          ) : (
            <>
              <Button
                variant={alternative ? 'outline' : 'solid'}
                disabled={rows === 0}
                aria-disabled={pending}
                onClick={() => run.write()}
              >
                {rows > 0 ? t('import.apply', numbers) : t('import.nothing')}
              </Button>
              {alternative && (
                <Button aria-disabled={pending} onClick={() => run.write(alternative)}>
                  {alternative.label('import', numbers)}
                </Button>
              )}
            </>
          )}
        </>
      )}
    </>
  );
}
