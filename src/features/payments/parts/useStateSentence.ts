import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
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

/** The state that a payment or a link is in, where that is why something could not be done; undefined: it is not. */
export function useStateSentence(): (error: unknown) => string | undefined {
  const { t } = useTranslation(['payments', 'common']);
  return useCallback(
    (error) => {
      const payment = recordInWrongState(error, zStateOfPayment);
      const link = recordInWrongState(error, zStateOfLink);
      const state = payment ? t(`status.${paymentState(payment)}`) : link && t(`linkState.${link.status}`);
      return state ? t('wrongState', { ns: 'common', state }) : undefined;
    },
    [t],
  );
}
