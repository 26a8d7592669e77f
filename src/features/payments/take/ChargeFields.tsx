import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { CheckField } from '#shared/form/CheckField.tsx';
import { TextAreaField } from '#shared/form/TextAreaField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import type { TakeValues } from './takeForm.ts';
import type { TakeForm } from './takeFormType.ts';

interface ChargeFieldsProps {
  form: TakeForm;
  values: TakeValues;
  /** There is somebody to save the card for. */
  canSave: boolean;
}

/** What goes with a charge: keeping the card with the cardholder's consent, the receipt, a note. */
export function ChargeFields({ form: { register, errorOf }, values, canSave }: ChargeFieldsProps) {
  const { t } = useTranslation('takePayment');
  const consentError = errorOf('consent');
  return (
    <Stack gap="4">
      {canSave && (
        <div>
          <CheckField label={t('card.save')} {...register('saveCard')} />
          {values.saveCard && (
            <chakra.div ps="8" pt="1">
              <CheckField
                label={t('card.consent')}
                aria-invalid={consentError !== undefined}
                {...register('consent')}
              />
              {consentError !== undefined && (
                <chakra.p role="alert" fontSize="xs" fontWeight="medium" color="bad" ps="8">
                  {consentError}
                </chakra.p>
              )}
            </chakra.div>
          )}
        </div>
      )}
      <TextField
        label={t('field.receipt')}
        type="email"
        autoComplete="off"
        spellCheck={false}
        field={register('receiptEmail')}
        error={errorOf('receiptEmail')}
      />
      <TextAreaField
        label={t('field.note')}
        hint={t('field.noteHint')}
        rows={2}
        field={register('note')}
        error={errorOf('note')}
      />
    </Stack>
  );
}
