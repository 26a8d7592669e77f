import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { deleteSavedCardMutation } from '#api/generated/query/payments.gen.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';

/** Forgets a saved card after a question: it would have to be typed again. */
export function useRemoveCard(customerId: string, onGone: (methodId: string) => void) {
  const { t } = useTranslation(['takePayment', 'payments']);
  const { mutateAsync } = useMutation(deleteSavedCardMutation());
  const { act } = useConfirmedAction();
  return (methodId: string, card: string) =>
    act({
      question: {
        title: t('card.forgetTitle', { card }),
        text: t('card.forgetText'),
        action: t('card.forget'),
        danger: true,
      },
      send: () => mutateAsync({ path: { customerId, methodId } }),
      onDone: () => onGone(methodId),
      done: t('card.forgotten'),
      failed: t('failed', { ns: 'payments' }),
      refresh: () => invalidate('listSavedCards'),
    });
}
