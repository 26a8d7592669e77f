import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextAreaField } from '#shared/form/TextAreaField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import type { TakeValues } from './takeForm.ts';

interface AdHocFieldsProps {
  register: UseFormRegister<TakeValues>;
  errorOf: (name: keyof TakeValues) => string | undefined;
  currencies: readonly string[];
  onBack: () => void;
}

/** An amount that belongs to no invoice or order: what it is for, and why there is none. */
export function AdHocFields({ register, errorOf, currencies, onBack }: AdHocFieldsProps) {
  const { t } = useTranslation('takePayment');
  return (
    <Stack gap="4">
      <Button size="xs" variant="outline" alignSelf="flex-start" onClick={onBack}>
        {t('adHoc.back')}
      </Button>
      <TextField
        label={t('field.reference')}
        autoComplete="off"
        field={register('reference')}
        error={errorOf('reference')}
      />
      <TextAreaField
        label={t('field.reason')}
        hint={t('field.reasonHint')}
        rows={2}
        field={register('reason')}
        error={errorOf('reason')}
      />
      <TextField
        label={t('field.customer')}
        autoComplete="off"
        field={register('customer')}
        error={errorOf('customer')}
      />
      <SelectField
        label={t('field.currency')}
        field={register('currency')}
        options={currencies.map((code) => ({ value: code, label: code }))}
      />
    </Stack>
  );
}
