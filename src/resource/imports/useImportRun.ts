import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, isSilent } from '#api/errors.ts';
import { applyImportMutation, startImportMutation } from '#api/generated/query/work.gen.ts';
import type { ImportRun } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';
import { useRunningJob } from '#resource/jobs/useRunningJob.ts';
import type { PlanAlternative } from '#resource/Records.ts';
import { useIdempotencyKey } from '#resource/useIdempotencyKey.ts';
import '#resource/workTexts.ts';
import type { ImportDialogProps } from './ImportDialog.tsx';
import { isReadable, readImportFile, toUpload, type ImportFile } from './importFile.ts';
import { firstSettings, isStale, type ImportSettings } from './importRules.ts';
import { useImportStateSentence } from './useImportStateSentence.ts';
import { useUndoImport } from './useUndoImport.ts';

/** A check with the sheet it was made of; the rest of its settings the server tells. */
interface Checked {
  run: ImportRun;
  sheet: number;
}

/** An import from the choice of a file to its end, and its undo. */
export function useImportRun({
  records,
  kind,
  onApplied,
}: Pick<ImportDialogProps, 'records' | 'kind' | 'onApplied'>) {
  const { t } = useTranslation('work');
  const speak = useErrorMessage();
  const stateSentence = useImportStateSentence('write');
  const format = useFormat();
  const [chosen, setChosen] = useState<ImportFile | null>(null);
  const [settings, setSettings] = useState<ImportSettings>(firstSettings);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [refused, setRefused] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  // Only the answer to the latest check counts: what is changed while one runs makes it an older one.
  const latest = useRef(0);
  const upload = useMutation(startImportMutation());
  const apply = useMutation(applyImportMutation());
  const { run, pending } = useSingleFlight();
  const send = useIdempotencyKey();
  const running = useRunningJob(async (job) => {
    await records.refresh();
    onApplied?.(job);
  });
  const back = useUndoImport(running.begin);

  // The server's own word on a single field says more than that something was refused.
  const sentence = (reason: unknown): string => {
    const [field] = reason instanceof ApiError ? reason.fields : [];
    if (field?.field !== 'file') return stateSentence(reason) ?? speak(reason) ?? '';
    return field.code === 'open_quote'
      ? t('import.openQuote', { row: format.number(field.row ?? 1) })
      : t('import.unreadable');
  };

  /** Runs what leads to a check; its end says nothing where it is not the latest any more. */
  const asLatest = async (task: (isLatest: () => boolean) => Promise<void>) => {
    latest.current += 1;
    const mine = latest.current;
    const isLatest = () => latest.current === mine;
    setError(null);
    setChecking(true);
    try {
      await task(isLatest);
    } catch (reason) {
      if (isLatest() && !isSilent(reason)) setError(sentence(reason));
    } finally {
      if (isLatest()) setChecking(false);
    }
  };

  const check = async (file: ImportFile, asked: ImportSettings, isLatest: () => boolean) => {
    const { mapping, mode, sheet } = asked;
    if (!(await isReadable(file))) {
      if (isLatest()) setError(t('import.fileChanged'));
      return;
    }
    const body = {
      kind,
      mode,
      ...toUpload(file, asked),
      ...(mapping === null ? {} : { mapping: JSON.stringify(mapping) }),
    };
    const answer = await send(body, (key) =>
      upload.mutateAsync({ body, headers: { 'Idempotency-Key': key } }),
    );
    if (!isLatest()) return;
    setChecked({ run: answer, sheet });
    setRefused(false);
  };

  const choose = (file: File) =>
    asLatest(async (isLatest) => {
      const read = await readImportFile(file);
      if (!isLatest()) return;
      if ('problem' in read) {
        setError(t(read.problem));
        return;
      }
      setChosen(read.chosen);
      await check(read.chosen, settings, isLatest);
    });

  const change = (changes: Partial<ImportSettings>): void => {
    latest.current += 1;
    setChecking(false);
    setError(null);
    setSettings((before) => ({ ...before, ...changes }));
  };

  const stale = checked !== null && (refused || isStale(checked.run, checked.sheet, settings));

  const write = (alternative: PlanAlternative | null) =>
    run(async () => {
      if (!checked || stale || checking) return;
      const { id, plan } = checked.run;
      setError(null);
      try {
        const body = { plan, ...alternative?.body };
        const job = await send({ id, body }, (key) =>
          apply.mutateAsync({ path: { importId: id }, body, headers: { 'Idempotency-Key': key } }),
        );
        running.begin(job);
      } catch (reason) {
        if (isSilent(reason)) return;
        const isOther = reason instanceof ApiError && reason.code === 'plan_changed';
        setRefused(isOther);
        setError(isOther ? t('import.planChanged') : sentence(reason));
      }
    });

  const startOver = (): void => {
    latest.current += 1;
    setChecking(false);
    setChosen(null);
    setChecked(null);
    setRefused(false);
    setSettings(firstSettings);
    setError(null);
    running.forget();
  };

  return {
    chosen,
    checked: checked?.run ?? null,
    checkedSheet: checked?.sheet ?? 0,
    settings,
    error,
    isStale: stale,
    checking,
    pending: checking || pending || back.pending,
    running,
    choose: (file: File) => void choose(file),
    change,
    checkAgain: () => {
      if (chosen) void asLatest((isLatest) => check(chosen, settings, isLatest));
    },
    write: (alternative: PlanAlternative | null = null) => void write(alternative),
    undo: back.undo,
    startOver,
  };
}
