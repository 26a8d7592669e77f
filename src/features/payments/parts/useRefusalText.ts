import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { errorText } from '#api/errors.ts';
import { zPaymentLinkStatus, zPaymentStatus } from '#api/generated/zod/payments.gen.ts';
import { recordInWrongState } from '#api/staleWrite.ts';
import { paymentState } from './paymentState.ts';

const zStateOfPayment = z.object({
  status: zPaymentStatus,
  disputed: z.boolean(),
  refundedMinor: z.number(),
  amountMinor: z.number(),
});
const zStateOfLink = z.object({ status: zPaymentLinkStatus });

/** Why something could not be done: the state that the payment or the link is in by now, else the error's own sentence. */
export function useRefusalText(): (error: unknown) => string {
  const { t } = useTranslation(['payments', 'common']);
  const { t: tErrors } = useTranslation('errors');
  return useCallback(
    (error) => {
      const payment = recordInWrongState(error, zStateOfPayment);
      const link = recordInWrongState(error, zStateOfLink);
      const state = payment ? t(`status.${paymentState(payment)}`) : link && t(`linkState.${link.status}`);
      return state ? t('wrongState', { ns: 'common', state }) : errorText(error, tErrors);
    },
    [t, tErrors],
  );
}
