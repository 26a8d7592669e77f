import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Charge, ChargeList } from '#api/generated/types.gen.ts';
import { isStaleWrite } from '#api/staleWrite.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import type { ChargeConflict } from './ChargeConflictDialog.tsx';
import { mergedCharges, myChanges } from './chargeChanges.ts';
import { useSaveCharges } from './useSaveCharges.ts';
import './chargesTexts.ts';

/** Removes a charge, after a question. Where somebody has changed it meanwhile, `conflict` has both sides. */
export function useRemoveCharge(productId: string) {
  const { t } = useTranslation('charges');
  const { write, readTheirs, onSaved } = useSaveCharges(productId);
  const { act } = useConfirmedAction();
  const [conflict, setConflict] = useState<ChargeConflict['conflict']>(null);

  const send = async (base: ChargeList, mine: readonly Charge[]): Promise<void> => {
    try {
      onSaved(await write(base, mine));
      setConflict(null);
    } catch (error) {
      if (!isStaleWrite(error)) throw error;
      const theirs = await readTheirs(error);
      const changes = myChanges({ base: base.items, theirs: theirs.items, mine });
      setConflict({ base, theirs, mine, keys: changes.map(({ id }) => id) });
    }
  };
  const closeConflict = (): void => setConflict(null);
  const answers: ChargeConflict = {
    conflict,
    keepMine: ({ base, theirs, mine }, kept) =>
      act({
        send: () => send(theirs, mergedCharges({ base: base.items, theirs: theirs.items, mine }, kept)),
        failed: t('failed'),
      }),
    takeTheirs: closeConflict,
    closeConflict,
  };

  return {
    remove: (list: ChargeList, charge: Charge): void =>
      act({
        question: {
          title: t('removeTitle', { name: charge.name }),
          text: t('removeText'),
          action: t('removeAction'),
          danger: true,
        },
        send: () =>
          send(
            list,
            list.items.filter((each) => each !== charge),
          ),
        failed: t('failed'),
      }),
    conflict: answers,
  };
}
