import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isSilent } from '#api/errors.ts';
import { undoImportMutation } from '#api/generated/query/work.gen.ts';
import type { Job } from '#api/generated/types.gen.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { confirm, warn } from '#shared/ui/confirm.ts';
import { useIntentKey } from '#work/useIntentKey.ts';
import '#work/workTexts.ts';
import { useImportRefusal } from './useImportRefusal.ts';

/** Takes an import back, after asking. `onBegun` hears of the job that does it. */
export function useUndoImport(onBegun: (job: Job) => void) {
  const { t } = useTranslation(['work', 'common']);
  const refusalText = useImportRefusal();
  const takeBack = useMutation(undoImportMutation());
  const { run, pending } = useSingleFlight();
  const send = useIntentKey();

  const undo = (importId: string, name: string) =>
    run(async () => {
      const question = {
        title: t('import.undoTitle', { name }),
        text: t('import.undoText'),
        action: t('import.undo'),
        danger: true,
      };
      if (!(await confirm(question))) return;
      try {
        onBegun(
          await send(importId, (key) =>
            takeBack.mutateAsync({ path: { importId }, headers: { 'Idempotency-Key': key } }),
          ),
        );
      } catch (error) {
        if (isSilent(error)) return;
        // R16: what was confirmed is answered by a dialog.
        const text = refusalText('undo', error);
        await warn({ title: t('import.undoFailed'), text, action: t('ok', { ns: 'common' }) });
      }
    });

  return { pending, undo: (importId: string, name: string) => void undo(importId, name) };
}
