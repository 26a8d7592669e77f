import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cancelPaymentMutation } from '#api/generated/query/payments.gen.ts';
import type { Payment } from '#api/generated/types.gen.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { useStateSentence } from '#features/payments/parts/useStateSentence.ts';
import { paymentsChanged } from '#features/payments/paymentQueries.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';

/** Gives a payment up that still waits for its cardholder. */
export function useCancelPayment() {
  const { t } = useTranslation(['paymentDetails', 'payments', 'common']);
  const money = useMoney();
  const { mutateAsync } = useMutation(cancelPaymentMutation());
  const { act, pending } = useConfirmedAction();
  const stateSentence = useStateSentence();
  const cancel = ({ id, amountMinor, currency, reference }: Payment) =>
    act({
      question: {
        title: t('cancel.title'),
        text: t('cancel.text', { amount: money(amountMinor, currency), reference }),
        action: t('cancel'),
        refuse: t('leave.stay', { ns: 'common' }),
        danger: true,
      },
      send: () => mutateAsync({ path: { paymentId: id } }),
      done: t('cancel.done'),
      failed: t('failed', { ns: 'payments' }),
      sentenceOf: stateSentence,
      refresh: paymentsChanged,
    });
  return { cancel, pending };
}
