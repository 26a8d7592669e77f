import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText, isSilent } from '#api/errors.ts';
import { applyImportMutation, startImportMutation } from '#api/generated/query/work.gen.ts';
import type { ImportApply, ImportRun } from '#api/generated/types.gen.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { catalogueChanged } from '#work/jobs/catalogueChanged.ts';
import { useRunningJob } from '#work/jobs/useRunningJob.ts';
import { useIntentKey } from '#work/useIntentKey.ts';
import '#work/workTexts.ts';
import type { ImportDialogProps } from './ImportDialog.tsx';
import { fileProblem, mappingText, type Mapping } from './importRules.ts';
import { useUndoImport } from './useUndoImport.ts';

/** An import from the choice of a file to its end, and the way back. */
export function useImportRun({ kind, onApplied }: Pick<ImportDialogProps, 'kind' | 'onApplied'>) {
  const { t } = useTranslation('work');
  const { t: tErrors } = useTranslation('errors');
  const [file, setFile] = useState<File | null>(null);
  const [checked, setChecked] = useState<ImportRun | null>(null);
  const [error, setError] = useState<string | null>(null);
  const upload = useMutation(startImportMutation());
  const apply = useMutation(applyImportMutation());
  const { run, pending } = useSingleFlight();
  const send = useIntentKey();
  const running = useRunningJob(async (job) => {
    await catalogueChanged();
    onApplied?.(job);
  });
  const back = useUndoImport(running.begin);

  /** Does one call and says inline why it failed. */
  const attempt = (task: () => Promise<void>) =>
    run(async () => {
      setError(null);
      try {
        await task();
      } catch (reason) {
        if (!isSilent(reason)) setError(sentence(reason));
      }
    });

  // The server's own word on a single field says more than that something was refused.
  const sentence = (reason: unknown): string => {
    const [field] = reason instanceof ApiError ? reason.fields : [];
    return field?.field === 'file' ? t('import.unreadable') : errorText(reason, tErrors);
  };

  const check = (chosen: File, mapping?: string) =>
    attempt(async () => {
      const body = { kind, file: chosen, ...(mapping === undefined ? {} : { mapping }) };
      setChecked(
        await send(body, (key) => upload.mutateAsync({ body, headers: { 'Idempotency-Key': key } })),
      );
    });

  const choose = (chosen: File): void => {
    const problem = fileProblem(chosen);
    setError(problem === null ? null : t(problem));
    if (problem !== null) return;
    setFile(chosen);
    void check(chosen);
  };

  const write = (mode: ImportApply['mode']) =>
    attempt(async () => {
      if (!checked) return;
      const { id } = checked;
      const job = await send({ id, mode }, (key) =>
        apply.mutateAsync({ path: { importId: id }, body: { mode }, headers: { 'Idempotency-Key': key } }),
      );
      running.begin(job);
    });

  const startOver = (): void => {
    setFile(null);
    setChecked(null);
    setError(null);
    running.forget();
  };

  return {
    file,
    checked,
    error,
    pending: pending || back.pending,
    running,
    choose,
    checkAgain: (mapping: Mapping) => {
      if (file && checked) void check(file, mappingText(checked.columns, mapping));
    },
    write: (mode: ImportApply['mode']) => void write(mode),
    undo: back.undo,
    startOver,
  };
}
