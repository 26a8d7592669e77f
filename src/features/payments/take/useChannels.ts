import { useTranslation } from 'react-i18next';
import type { PaymentConfig } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import type { Channel } from './takeForm.ts';

/** Why a way to pay is not open to this person or this account (D25); undefined: it is. */
export function useChannels({ features }: PaymentConfig): (channel: Channel) => string | undefined {
  const { t } = useTranslation(['takePayment', 'payments']);
  const needs = usePermissionReason();
  return (channel) => {
    if (channel === 'link') return features.links ? undefined : t('links.off', { ns: 'payments' });
    const missing = needs(permissions.cardPaymentCharge);
    if (missing !== undefined || channel === 'present' || features.moto) return missing;
    return t('channel.motoOff');
  };
}
