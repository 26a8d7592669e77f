import './detailsTexts.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import { refundPaymentMutation } from '#api/generated/query/payments.gen.ts';
import type { Payment } from '#api/generated/types.gen.ts';
import { getDecimals, minorToText } from '#features/payments/model/money.ts';
import { useCardName } from '#features/payments/parts/useCardName.ts';
import { minorIn } from '#features/payments/parts/minorIn.ts';
import { useFaultTexts } from '#features/payments/parts/useFaultTexts.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { useStateSentence } from '#features/payments/parts/useStateSentence.ts';
import { paymentsChanged } from '#features/payments/paymentQueries.ts';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextAreaField } from '#shared/form/TextAreaField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { useSave } from '#resource/write/useSave.ts';
import { refundBody, refundReasons, refundSchema, refundValues } from './refundForm.ts';

interface RefundDialogProps {
  payment: Payment;
  onClose: () => void;
}

/** Gives back all that is left of a payment, or a part of it, for a reason. */
export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const { t } = useTranslation('paymentDetails');
  const { t: tPayments } = useTranslation('payments');
  const money = useMoney();
  const cardName = useCardName();
  const { id, currency, refundableMinor, card } = payment;
  const left = money(refundableMinor, currency);
  const texts = useFaultTexts({ amount: left, example: minorToText(refundableMinor, currency) });
  const form = useZodForm(refundSchema(payment), { defaultValues: refundValues(payment), texts });
  const { mutateAsync } = useMutation(refundPaymentMutation());

  const stateSentence = useStateSentence();
  const sentenceOf = (error: unknown): string | undefined => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'already_refunded') return t('refund.already');
    if (code !== 'over_balance') return stateSentence(error);
    const amount = money(minorIn(error, 'refundableMinor') ?? refundableMinor, currency);
    return tPayments('wrong.overRefund', { amount });
  };
  const { save, pending, submitError } = useSave({ sentenceOf, onRefused: paymentsChanged });
  const submit = form.handleSubmit((values) =>
    save(async (once) => {
      const body = refundBody(values, currency);
      if (!body) return;
      const refund = await once([id, body], (key) =>
        mutateAsync({ path: { paymentId: id }, body, headers: { 'Idempotency-Key': key } }),
      );
      const amount = money(refund.amountMinor, currency);
      notify({
        type: 'success',
        title: t(refund.status === 'succeeded' ? 'refund.done' : 'refund.started', { amount }),
      });
      void paymentsChanged();
      onClose();
    }),
  );
  const Amount = getDecimals(currency) === 0 ? IntegerField : DecimalField;
  return (
    <FormModal
      open
      title={t('refund.title')}
      submitLabel={t('refund.submit')}
      pendingLabel={t('refund.pending')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <chakra.p color="fg.muted">
        {card
          ? t('refund.intro', { amount: left, card: cardName(card) })
          : t('refund.introPlain', { amount: left })}
      </chakra.p>
      <Amount
        label={t('refund.amount', { currency })}
        field={form.register('amount')}
        error={form.errorOf('amount')}
      />
      <SelectField
        label={t('refund.reason')}
        field={form.register('reason')}
        error={form.errorOf('reason')}
        options={[
          { value: '', label: t('refund.choose') },
          ...refundReasons.map((value) => ({ value, label: t(`reason.${value}`) })),
        ]}
      />
      <TextAreaField label={t('refund.note')} field={form.register('note')} error={form.errorOf('note')} />
    </FormModal>
  );
}
