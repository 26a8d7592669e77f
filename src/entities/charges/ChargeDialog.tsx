import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Charge, ChargeList } from '#api/generated/types.gen.ts';
import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { LeaveGuard } from '#shared/form/LeaveGuard.tsx';
import { ChargeConflictDialog } from './ChargeConflictDialog.tsx';
import { ChargeFields } from './ChargeFields.tsx';
import { useChargesForm } from './useChargesForm.ts';

interface ChargeDialogProps {
  productId: string;
  charges: ChargeList;
  /** The charge that is changed; null: a new one. */
  charge: Charge | null;
  onClose: () => void;
}

/** One charge of a product in a dialog. */
export function ChargeDialog({ productId, charges, charge, onClose }: ChargeDialogProps) {
  const { t } = useTranslation('charges');
  // The list that was opened: what somebody saves meanwhile is found when this is saved, never written over.
  const [opened] = useState(charges);
  const act = useChargesForm({ productId, charges: opened, one: charge, onSaved: onClose });
  const { form, draft, isDirty } = act;
  return (
    <>
      <LeaveGuard when={() => isDirty && isLive(session.getSnapshot())} />
      <FormModal
        open
        title={t(charge ? 'editTitle' : 'add')}
        submitLabel={t('save')}
        pendingLabel={t('saving')}
        pending={act.pending}
        submitError={act.submitError}
        onSubmit={(event) => void act.submit(event)}
        onClose={() => {
          draft.discard();
          onClose();
        }}
      >
        <DraftBanner {...draft} />
        <ChargeFields form={form} at={0} currency={charges.currency} />
      </FormModal>
      <ChargeConflictDialog
        form={{
          ...act,
          takeTheirs: (theirs) => {
            act.takeTheirs(theirs);
            onClose();
          },
        }}
      />
    </>
  );
}
