import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText, isSilent } from '#api/errors.ts';
import { deleteSlabSetMutation } from '#api/generated/query/slabs.gen.ts';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { loadExtra } from '#shared/lib/loadExtra.ts';
import { confirm, warn } from '#shared/ui/confirm.ts';
import { notify } from '#shared/ui/notify.ts';
import { setInWrongState } from './ladderFaults.ts';
import { useLadderWork } from './ladderWork.ts';
import { draftChanged, dropSet } from './slabQueries.ts';
import { useLadder } from './useLadder.ts';
import { useStateRefusal } from './useStateRefusal.ts';

/** What is asked, beside the first paint. Without it there is no question, and nothing is thrown away. */
const loadTexts = () => loadExtra(() => import('./panels/panelTexts.ts')).catch(() => null);

/** Throws a draft or a scheduled price away, after a question that says what becomes of the live price. */
export function useThrowAway(): (set: SlabSet) => Promise<unknown> {
  const { t } = useTranslation('slabs');
  const ns = 'slabPanels';
  const saidOfState = useStateRefusal();
  const { t: tErrors } = useTranslation('errors');
  const { t: tCommon } = useTranslation('common');
  const { open, live } = useLadder();
  const { draft, store, dispatch } = useLadderWork();
  const { mutateAsync: remove } = useMutation(deleteSlabSetMutation());
  const { run } = useSingleFlight();
  return (set) =>
    run(async () => {
      if ((await loadTexts()) === null) {
        notify({ type: 'error', title: tErrors('network') });
        return;
      }
      const kind = set.state === 'scheduled' ? 'withdraw' : 'discard';
      const holdsOn = kind === 'withdraw' && live !== null && live.effectiveTo === set.effectiveFrom;
      const text = [t(`${kind}.text`, { ns }), ...(holdsOn ? [t('withdraw.live', { ns })] : [])].join('\n');
      const question = { title: t(`${kind}.title`, { ns }), text, action: t(`${kind}.action`, { ns }) };
      if (!(await confirm({ ...question, danger: true }))) return;
      try {
        await remove({ path: { slabSetId: set.id }, query: { version: set.version } });
        draft.discard();
        // What was typed into it goes with it.
        if (store.getSnapshot().base?.id === set.id) dispatch({ type: 'take', set });
        dropSet(set);
        notify({ type: 'success', title: t(`${kind}.done`, { ns }) });
        open({ setId: null });
        void draftChanged();
      } catch (error) {
        if (isSilent(error)) return;
        const now = setInWrongState(error);
        await warn({
          title: t('end.failed', { ns }),
          text: now ? saidOfState(now) : errorText(error, tErrors),
          action: tCommon('close'),
        });
        void draftChanged();
      }
    });
}
