import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Charge, ChargeList } from '#api/generated/types.gen.ts';
import { isStaleWrite } from '#api/staleWrite.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { mergedCharges } from './chargeChanges.ts';
import { useSaveCharges } from './useSaveCharges.ts';
import './chargesTexts.ts';

interface RemovalConflict {
  base: ChargeList;
  theirs: ChargeList;
  mine: readonly Charge[];
}

/** Removes a charge, after a question. Where somebody has changed it meanwhile, `conflict` has both sides. */
export function useRemoveCharge(productId: string) {
  const { t } = useTranslation('charges');
  const { write, readTheirs, onSaved } = useSaveCharges(productId);
  const { act } = useConfirmedAction();
  const [conflict, setConflict] = useState<RemovalConflict | null>(null);

  const send = async (base: ChargeList, mine: readonly Charge[]): Promise<void> => {
    try {
      onSaved(await write(base, mine));
      setConflict(null);
    } catch (error) {
      if (!isStaleWrite(error)) throw error;
      setConflict({ base, theirs: await readTheirs(error), mine });
    }
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
    conflict,
    keepMine: ({ base, theirs, mine }: RemovalConflict, kept: readonly string[]): void =>
      act({
        send: () => send(theirs, mergedCharges({ base: base.items, theirs: theirs.items, mine }, kept)),
        failed: t('failed'),
      }),
    closeConflict: () => setConflict(null),
  };
}
