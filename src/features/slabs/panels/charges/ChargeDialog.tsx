import { Grid } from '@chakra-ui/react/grid';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { Charge, ChargeInput } from '#api/generated/types.gen.ts';
import { useDraft } from '#session/useDraft.ts';
import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { LeaveGuard } from '#shared/form/LeaveGuard.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { useSave } from '#resource/write/useSave.ts';
import {
  CHARGE_FORM_VERSION,
  chargeFieldOf,
  chargeOf,
  chargeSchema,
  chargeTypes,
  chargeUnits,
  chargeValues,
} from './chargeForm.ts';

export interface ChargeDialogProps {
  /** The charge that is changed; null: a new one. */
  charge: Charge | null;
  productId: string;
  currency: string;
  /** Rejects with what the server refused. */
  onSave: (charge: ChargeInput) => Promise<unknown>;
  onClose: () => void;
}

/** One charge: what it is called, what it is asked for, and how much. */
export function ChargeDialog({ charge, productId, currency, onSave, onClose }: ChargeDialogProps) {
  const { t } = useTranslation('slabPanels');
  const texts = useFieldTexts();
  const form = useZodForm(chargeSchema, { defaultValues: chargeValues(charge), texts: { t } });
  const draft = useDraft({
    formId: `charge ${productId} ${charge?.name ?? ''}`,
    schemaVersion: CHARGE_FORM_VERSION,
    form,
  });
  const { isDirty } = form.formState;

  const { save, pending, submitError } = useSave({ form, fieldOf: chargeFieldOf });
  const submit = form.handleSubmit((values) =>
    save(async () => {
      await onSave(chargeOf(values));
      draft.discard();
    }),
  );
  const close = (): void => {
    draft.discard();
    onClose();
  };

  return (
    <>
      <LeaveGuard when={() => isDirty && isLive(session.getSnapshot())} />
      <FormModal
        open
        title={t(charge ? 'charge.editTitle' : 'charge.addTitle')}
        submitLabel={t('charge.save')}
        pendingLabel={t('charge.saving')}
        pending={pending}
        submitError={submitError}
        onSubmit={(event) => void submit(event)}
        onClose={close}
      >
        <DraftBanner {...draft} />
        <TextField label={texts.field('name')} field={form.register('name')} error={form.errorOf('name')} />
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
          <SelectField
            label={texts.field('type')}
            field={form.register('type')}
            error={form.errorOf('type')}
            options={chargeTypes.map((type) => ({ value: type, label: texts.chargeType(type) }))}
          />
          <SelectField
            label={texts.field('per')}
            field={form.register('per')}
            error={form.errorOf('per')}
            options={chargeUnits.map((unit) => ({ value: unit, label: texts.chargePer(unit) }))}
          />
          <DecimalField
            label={texts.fieldIn('price', currency)}
            field={form.register('price')}
            error={form.errorOf('price')}
          />
          <DecimalField
            label={texts.fieldIn('repeatPrice', currency)}
            hint={t('charge.repeatHint')}
            field={form.register('repeatPrice')}
            error={form.errorOf('repeatPrice')}
          />
          <IntegerField
            label={texts.field('includedUnits')}
            hint={t('charge.unitsHint')}
            field={form.register('includedUnits')}
            error={form.errorOf('includedUnits')}
          />
          <SelectField
            label={t('charge.asked')}
            field={form.register('asked')}
            error={form.errorOf('asked')}
            options={[
              { value: 'always', label: t('charge.asked.always') },
              { value: 'belowMinimum', label: texts.field('appliesLtm') },
            ]}
          />
        </Grid>
      </FormModal>
    </>
  );
}
