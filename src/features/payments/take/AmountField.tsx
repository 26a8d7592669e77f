import { useTranslation } from 'react-i18next';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Payable } from '#api/generated/types.gen.ts';
import { getDecimals } from '#features/payments/model/money.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { IntegerField } from '#shared/form/IntegerField.tsx';

interface AmountFieldProps {
  payable: Payable | null;
  currency: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** How much is paid: all that is due, or less. */
export function AmountField({ payable, currency, field, error }: AmountFieldProps) {
  const { t } = useTranslation('takePayment');
  const money = useMoney();
  const Field = getDecimals(currency) === 0 ? IntegerField : DecimalField;
  return (
    <Field
      label={t('field.amount', { currency })}
      hint={payable && t('field.amountHint', { due: money(payable.openMinor, currency) })}
      field={field}
      error={error}
    />
  );
}
