import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteSlabSetMutation } from '#api/generated/query/slabs.gen.ts';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { loadExtra } from '#shared/lib/loadExtra.ts';
import { notify } from '#shared/ui/notify.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { setInWrongState, useStateRefusal } from './ladderFaults.ts';
import { useLadder } from '#features/slabs/editor/useLadder.ts';
import { draftChanged, removeSet } from '#features/slabs/slabQueries.ts';

/** What is asked, beside the first paint. Without it there is no question, and nothing is thrown away. */
const loadTexts = () => loadExtra(() => import('#features/slabs/panels/panelTexts.ts')).catch(() => null);

/** Throws a draft or a scheduled price away, after a question that says what becomes of the live price. */
export function useThrowAway(): (set: SlabSet) => Promise<unknown> {
  const { t } = useTranslation('slabs');
  const { t: tErrors } = useTranslation('errors');
  const ns = 'slabPanels';
  const saidOfState = useStateRefusal();
  const { open, live, draftOffer, store } = useLadder();
  const { mutateAsync: remove } = useMutation(deleteSlabSetMutation());
  const { act } = useConfirmedAction();
  return async (set) => {
    if ((await loadTexts()) === null) {
      notify({ type: 'error', title: tErrors('network') });
      return;
    }
    const kind = set.state === 'scheduled' ? 'withdraw' : 'discard';
    const holdsOn = kind === 'withdraw' && live !== null && live.effectiveTo === set.effectiveFrom;
    act({
      question: {
        title: t(`${kind}.title`, { ns }),
        text: [t(`${kind}.text`, { ns }), ...(holdsOn ? [t('withdraw.live', { ns })] : [])].join('\n'),
        action: t(`${kind}.action`, { ns }),
        danger: true,
      },
      send: () => remove({ path: { slabSetId: set.id }, query: { version: set.version } }),
      onDone: () => {
        draftOffer.discard();
        // What was typed into it goes with it.
        if (store.getSnapshot().base?.id === set.id) store.dispatch({ type: 'take', set });
        removeSet(set);
        open({ setId: null });
      },
      done: t(`${kind}.done`, { ns }),
      failed: t('end.failed', { ns }),
      sentenceOf: (error, usual) => {
        const now = setInWrongState(error, set.state);
        return now ? saidOfState(now) : usual;
      },
      refresh: draftChanged,
    });
  };
}
