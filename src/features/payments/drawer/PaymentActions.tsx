import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { configOptions } from '#features/payments/paymentQueries.ts';
import { permissions } from '#session/permissions.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { useCancelPayment } from './useCancelPayment.ts';

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
