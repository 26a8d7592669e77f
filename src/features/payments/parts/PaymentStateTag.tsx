import { useTranslation } from 'react-i18next';
import type { Payment } from '#api/generated/types.gen.ts';
import { paymentState, type PaymentState } from './paymentState.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';

const tones = {
  processing: 'info',
  requires_action: 'caution',
  succeeded: 'good',
  failed: 'bad',
  canceled: 'quiet',
  refunded: 'quiet',
  partly: 'info',
  disputed: 'bad',
} as const satisfies Record<PaymentState, 'good' | 'caution' | 'bad' | 'info' | 'quiet'>;

/** How a payment stands. */
export function PaymentStateTag({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const state = paymentState(payment);
  return <StateTag tone={tones[state]}>{t(`status.${state}`)}</StateTag>;
}
