import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { recordInWrongState } from '#api/staleWrite.ts';
import '#resource/workTexts.ts';

/** States in which an import is neither written nor taken back; one that was just checked or written can be. */
const zBegun = z.object({ state: z.enum(['applying', 'applied', 'undoing', 'undone', 'failed']) });
const zOver = z.object({ state: z.enum(['applying', 'undoing', 'undone', 'failed']) });

/** The state that an import is in, where that is why it is not written or taken back; undefined: it is not. */
export function useImportStateSentence(task: 'write' | 'undo'): (error: unknown) => string | undefined {
  const { t } = useTranslation(['work', 'common']);
  return (error) => {
    const now = recordInWrongState(error, task === 'write' ? zBegun : zOver);
    return now ? t('wrongState', { ns: 'common', state: t(`import.state.${now.state}`) }) : undefined;
  };
}
