import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { confirm, warn } from '#shared/ui/confirm.ts';
import type { Question } from '#shared/ui/ConfirmDialog.tsx';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';
import { notify } from '#shared/ui/notify.ts';

/** What a button does with a record: ask, send, say. */
export interface ConfirmedAction<Result> {
  /** What is asked first; absent where nothing is lost by it. */
  question?: Question;
  send: () => Promise<Result>;
  /** What the screen makes of the reply. */
  onDone?: (result: Result) => unknown;
  /** What is said when it is done; absent where the screen shows it. */
  done?: string | ((result: Result) => string | undefined);
  /** Title of the warning when it is not. */
  failed: string | (() => string);
  /** Where failure is told: a dialog answers what was confirmed (R16), a toast what is done in passing. */
  toast?: boolean;
  /** The sentence of a refusal that the caller knows more of than the usual one says. */
  sentenceOf?: (error: unknown, usual: string) => string | undefined;
  /** Reads again what may be out of date, after a refusal too. */
  refresh?: () => unknown;
}

/**
 * One confirmed action at a time: a second click does nothing while one asks or is under way (E80). What was confirmed
 * is answered by a dialog when it fails (R16); what ends a session says nothing here.
 */
export function useConfirmedAction() {
  const { t } = useTranslation('common');
  const speak = useErrorMessage();
  const { run, pending } = useSingleFlight();

  const act = useCallback(
    <Result>(action: ConfirmedAction<Result>): void => {
      const { question, send, onDone, done, failed, toast, sentenceOf, refresh } = action;
      void run(async () => {
        if (question && !(await confirm(question))) return;
        try {
          const result = await send();
          onDone?.(result);
          const title = typeof done === 'function' ? done(result) : done;
          if (title !== undefined) notify({ type: 'success', title });
        } catch (error) {
          const usual = speak(error);
          if (usual === null) return;
          const text = sentenceOf?.(error, usual) ?? usual;
          const title = typeof failed === 'function' ? failed() : failed;
          if (toast) notify({ type: 'error', title, description: text });
          else void warn({ title, text, action: t('ok') });
        }
        await refresh?.();
      });
    },
    [run, speak, t],
  );
  return { act, pending };
}
