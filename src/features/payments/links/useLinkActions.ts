import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import {
  deactivatePaymentLinkMutation,
  resendPaymentLinkMutation,
} from '#api/generated/query/payments.gen.ts';
import type { PaymentLink } from '#api/generated/types.gen.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { useStateSentence } from '#features/payments/parts/useStateSentence.ts';
import { paymentsChanged } from '#features/payments/paymentQueries.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import { notify } from '#shared/ui/notify.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';

/** What can be done with a link; what cannot says why. */
export function useLinkActions(onOpenPayment: (paymentId: string) => void) {
  const { t } = useTranslation(['payments', 'common']);
  const money = useMoney();
  const { mutateAsync: resend } = useMutation(resendPaymentLinkMutation());
  const { mutateAsync: close } = useMutation(deactivatePaymentLinkMutation());
  const { act } = useConfirmedAction();
  const stateSentence = useStateSentence();

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
            act({
              send: () => resend({ path: { linkId: id } }),
              done: t('links.resent', { email: sendTo }),
              failed: t('failed'),
              sentenceOf: stateSentence,
              refresh: paymentsChanged,
            }),
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
          onSelect: () =>
            act({
              question: {
                title: t('links.closeTitle'),
                text: t('links.closeText', { amount: money(link.amountMinor, link.currency), reference }),
                action: t('links.close'),
                danger: true,
              },
              send: () => close({ path: { linkId: id } }),
              done: t('links.closed'),
              failed: t('failed'),
              sentenceOf: stateSentence,
              refresh: paymentsChanged,
            }),
          ...over,
        },
      ];
    },
    [t, money, act, stateSentence, resend, close, onOpenPayment],
  );
  return { actions };
}
