import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isSilent } from '#api/errors.ts';
import { cancelPaymentMutation } from '#api/generated/query/payments.gen.ts';
import type { Payment } from '#api/generated/types.gen.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { useRefusalText } from '#features/payments/parts/useRefusalText.ts';
import { paymentsChanged } from '#features/payments/paymentQueries.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { confirm, warn } from '#shared/ui/confirm.ts';
import { notify } from '#shared/ui/notify.ts';

/** Gives a payment up that still waits for its cardholder. */
export function useCancelPayment() {
  const { t } = useTranslation(['paymentDetails', 'payments', 'common']);
  const refusalText = useRefusalText();
  const money = useMoney();
  const { mutateAsync } = useMutation(cancelPaymentMutation());
  const { run, pending } = useSingleFlight();
  const cancel = ({ id, amountMinor, currency, reference }: Payment) =>
    run(async () => {
      const text = t('cancel.text', { amount: money(amountMinor, currency), reference });
      const isSure = await confirm({
        title: t('cancel.title'),
        text,
        action: t('cancel'),
        refuse: t('leave.stay', { ns: 'common' }),
        danger: true,
      });
      if (!isSure) return;
      try {
        await mutateAsync({ path: { paymentId: id } });
        notify({ type: 'success', title: t('cancel.done') });
      } catch (error) {
        if (isSilent(error)) return;
        await warn({
          title: t('failed', { ns: 'payments' }),
          text: refusalText(error),
          action: t('ok', { ns: 'common' }),
        });
      } finally {
        void paymentsChanged();
      }
    });
  return { cancel, pending };
}
