import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isSilent } from '#api/errors.ts';
import {
  deactivatePaymentLinkMutation,
  resendPaymentLinkMutation,
} from '#api/generated/query/payments.gen.ts';
import type { PaymentLink } from '#api/generated/types.gen.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { useRefusalText } from '#features/payments/parts/useRefusalText.ts';
import { paymentsChanged } from '#features/payments/paymentQueries.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import { confirm, warn } from '#shared/ui/confirm.ts';
import { notify } from '#shared/ui/notify.ts';

/** What can be done with a link; what cannot says why. */
export function useLinkActions(onOpenPayment: (paymentId: string) => void) {
  const { t } = useTranslation(['payments', 'common']);
  const refusalText = useRefusalText();
  const money = useMoney();
  const { mutateAsync: resend } = useMutation(resendPaymentLinkMutation());
  const { mutateAsync: close } = useMutation(deactivatePaymentLinkMutation());
  const { run } = useSingleFlight();

  const told = useCallback(
    (task: () => Promise<unknown>, done: string) =>
      run(async () => {
        try {
          await task();
          notify({ type: 'success', title: done });
        } catch (error) {
          if (isSilent(error)) return;
          await warn({
            title: t('failed'),
            text: refusalText(error),
            action: t('ok', { ns: 'common' }),
          });
        } finally {
          void paymentsChanged();
        }
      }),
    [run, t, refusalText],
  );

  const actions = useCallback(
    (link: PaymentLink): RowAction[] => {
      const { id, url, status, sendTo, reference, paymentId } = link;
      const isOpen = status === 'sent' || status === 'opened';
      const over = isOpen ? {} : { disabledReason: t('links.over', { state: t(`linkState.${status}`) }) };
      return [
        {
          label: t('links.copy'),
          onSelect: () => {
            void navigator.clipboard.writeText(url).then(
              () => notify({ type: 'success', title: t('copied') }),
              () => notify({ type: 'error', title: t('copyRefused') }),
            );
          },
        },
        {
          label: t('links.resend'),
          onSelect: () =>
            void told(() => resend({ path: { linkId: id } }), t('links.resent', { email: sendTo })),
          ...over,
        },
        {
          label: t('links.payment'),
          onSelect: () => {
            if (paymentId !== null) onOpenPayment(paymentId);
          },
          ...(paymentId === null ? { disabledReason: t('links.notPaid') } : {}),
        },
        {
          label: t('links.close'),
          onSelect: () => {
            void confirm({
              title: t('links.closeTitle'),
              text: t('links.closeText', { amount: money(link.amountMinor, link.currency), reference }),
              action: t('links.close'),
              danger: true,
            }).then((isSure) => {
              if (isSure) void told(() => close({ path: { linkId: id } }), t('links.closed'));
            });
          },
          ...over,
        },
      ];
    },
    [t, money, told, resend, close, onOpenPayment],
  );
  return { actions };
}
