import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { undoImportMutation } from '#api/generated/query/work.gen.ts';
import type { Job } from '#api/generated/types.gen.ts';
import { useIdempotencyKey } from '#resource/useIdempotencyKey.ts';
import '#resource/workTexts.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { useImportStateSentence } from './useImportStateSentence.ts';

/** Takes an import back, after asking. `onBegun` hears of the job that does it. */
export function useUndoImport(onBegun: (job: Job) => void) {
  const { t } = useTranslation('work');
  const takeBack = useMutation(undoImportMutation());
  const { act, pending } = useConfirmedAction();
  const send = useIdempotencyKey();
  const stateSentence = useImportStateSentence('undo');

  const undo = (importId: string, name: string): void =>
    act({
      question: {
        title: t('import.undoTitle', { name }),
        text: t('import.undoText'),
        action: t('import.undo'),
        danger: true,
      },
      send: () =>
        send(importId, (key) =>
          takeBack.mutateAsync({ path: { importId }, headers: { 'Idempotency-Key': key } }),
        ),
      onDone: onBegun,
      failed: t('import.undoFailed'),
      sentenceOf: stateSentence,
    });
  return { pending, undo };
}
