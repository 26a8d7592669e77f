import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { errorText, isSilent } from '#api/errors.ts';
import { deleteSavedCardMutation } from '#api/generated/query/payments.gen.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { confirm, warn } from '#shared/ui/confirm.ts';
import { notify } from '#shared/ui/notify.ts';

/** Forgets a saved card after a question: it would have to be typed again. */
export function useForgetCard(customerId: string, onGone: (methodId: string) => void) {
  const { t } = useTranslation(['takePayment', 'payments', 'common']);
  const { t: tErrors } = useTranslation('errors');
  const { mutateAsync } = useMutation(deleteSavedCardMutation());
  const { run } = useSingleFlight();
  return (methodId: string, card: string) =>
    run(async () => {
      const isSure = await confirm({
        title: t('card.forgetTitle', { card }),
        text: t('card.forgetText'),
        action: t('card.forget'),
        danger: true,
      });
      if (!isSure) return;
      try {
        await mutateAsync({ path: { customerId, methodId } });
        onGone(methodId);
        notify({ type: 'success', title: t('card.forgotten') });
      } catch (error) {
        if (isSilent(error)) return;
        await warn({
          title: t('failed', { ns: 'payments' }),
          text: errorText(error, tErrors),
          action: t('ok', { ns: 'common' }),
        });
      } finally {
        void invalidate('listSavedCards');
      }
    });
}
