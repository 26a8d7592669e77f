import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { errorText } from '#api/errors.ts';
import { recordInWrongState } from '#api/staleWrite.ts';
import '#resource/workTexts.ts';

/** States in which an import is neither written nor taken back; one that was just checked or written can be. */
const zBegun = z.object({ state: z.enum(['applying', 'applied', 'undoing', 'undone', 'failed']) });
const zOver = z.object({ state: z.enum(['applying', 'undoing', 'undone', 'failed']) });

/** Why an import is not written or taken back: the state that it is in by now, else the error's own sentence. */
export function useImportRefusal(): (task: 'write' | 'undo', error: unknown) => string {
  const { t } = useTranslation(['work', 'common']);
  const { t: tErrors } = useTranslation('errors');
  return useCallback(
    (task, error) => {
      const now = recordInWrongState(error, task === 'write' ? zBegun : zOver);
      return now
        ? t('wrongState', { ns: 'common', state: t(`import.state.${now.state}`) })
        : errorText(error, tErrors);
    },
    [t, tErrors],
  );
}
