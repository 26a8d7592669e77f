import { Flex } from '@chakra-ui/react/flex';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelPaymentMutation } from '#api/generated/query/payments.gen.ts';
import type { Payment } from '#api/generated/types.gen.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { useStateSentence } from '#features/payments/parts/useStateSentence.ts';
import { configOptions, paymentsChanged } from '#features/payments/paymentQueries.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { permissions } from '#session/permissions.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';

const RefundDialog = lazyPart('refund-dialog', async () => (await import('./RefundDialog.tsx')).RefundDialog);
const ReceiptDialog = lazyPart(
  'receipt-dialog',
  async () => (await import('./ReceiptDialog.tsx')).ReceiptDialog,
);

/** What can be done with a payment; what cannot says why (D25). */
export function PaymentActions({ payment }: { payment: Payment }) {
  const { t } = useTranslation('paymentDetails');
  const needs = usePermissionReason();
  const config = useQuery(configOptions()).data;
  const [dialog, setDialog] = useState<'refund' | 'receipt' | null>(null);
  const { cancel, pending } = useCancelPayment();
  const { status, refundableMinor } = payment;
  const isPaid = status === 'succeeded';

  const noRefund =
    needs(permissions.cardPaymentRefund) ??
    (isPaid ? undefined : t('refund.notPaid')) ??
    (refundableMinor > 0 ? undefined : t('refund.already')) ??
    (config?.features.refunds === false ? t('refund.off') : undefined);
  return (
    <>
      <Flex gap="2" wrap="wrap" justify="flex-end">
        {status === 'requires_action' && (
          <DisabledReasonButton
            size="sm"
            variant="outline"
            reason={needs(permissions.cardPaymentCharge)}
            aria-disabled={pending}
            onClick={() => cancel(payment)}
          >
            {t('cancel')}
          </DisabledReasonButton>
        )}
        <DisabledReasonButton
          size="sm"
          variant="outline"
          reason={isPaid ? undefined : t('receipt.notPaid')}
          onClick={() => setDialog('receipt')}
        >
          {t('receipt')}
        </DisabledReasonButton>
        <DisabledReasonButton size="sm" reason={noRefund} onClick={() => setDialog('refund')}>
          {t('refund')}
        </DisabledReasonButton>
      </Flex>
      <Suspense>
        {dialog === 'refund' && <RefundDialog payment={payment} onClose={() => setDialog(null)} />}
        {dialog === 'receipt' && <ReceiptDialog payment={payment} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}

/** Gives a payment up that still waits for its cardholder. */
function useCancelPayment() {
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
