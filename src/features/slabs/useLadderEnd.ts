import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText, isSilent } from '#api/errors.ts';
import { deleteSlabSetMutation, retireSlabSetMutation } from '#api/generated/query/slabs.gen.ts';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { confirm, warn } from '#shared/ui/confirm.ts';
import { notify } from '#shared/ui/notify.ts';
import { useLadderWork } from './ladderWork.ts';
import { draftChanged, dropSet, keepSet, pricesChanged } from './slabQueries.ts';
import { useLadder } from './useLadder.ts';

/** The end of a version: a live price is retired, a draft or a scheduled price thrown away. Each is asked about first. */
export function useLadderEnd() {
  const { t } = useTranslation('slabs');
  const { t: tErrors } = useTranslation('errors');
  const { t: tCommon } = useTranslation('common');
  const { open } = useLadder();
  const { draft, store, dispatch } = useLadderWork();
  const { mutateAsync: retire } = useMutation(retireSlabSetMutation());
  const { mutateAsync: remove } = useMutation(deleteSlabSetMutation());
  const { run } = useSingleFlight();

  const told = async (error: unknown): Promise<void> => {
    if (isSilent(error)) return;
    await warn({ title: t('end.failed'), text: errorText(error, tErrors), action: tCommon('close') });
    void draftChanged();
  };

  const retireLive = (set: SlabSet): Promise<unknown> =>
    run(async () => {
      const question = { title: t('retire.title'), text: t('retire.text'), action: t('retire.action') };
      if (!(await confirm({ ...question, danger: true }))) return;
      try {
        keepSet(await retire({ path: { slabSetId: set.id }, body: { version: set.version } }));
        notify({ type: 'success', title: t('retire.done') });
        open({ setId: null });
        void pricesChanged();
      } catch (error) {
        await told(error);
      }
    });

  const throwAway = (set: SlabSet): Promise<unknown> =>
    run(async () => {
      const kind = set.state === 'scheduled' ? 'withdraw' : 'discard';
      const question = { title: t(`${kind}.title`), text: t(`${kind}.text`), action: t(`${kind}.action`) };
      if (!(await confirm({ ...question, danger: true }))) return;
      try {
        await remove({ path: { slabSetId: set.id }, query: { version: set.version } });
        draft.discard();
        // What was typed into it goes with it.
        if (store.getSnapshot().base?.id === set.id) dispatch({ type: 'take', set });
        dropSet(set);
        notify({ type: 'success', title: t(`${kind}.done`) });
        open({ setId: null });
        void draftChanged();
      } catch (error) {
        await told(error);
      }
    });
  return { retireLive, throwAway };
}
