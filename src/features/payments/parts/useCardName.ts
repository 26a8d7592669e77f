import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentCard } from '#api/generated/types.gen.ts';

/** What a card is called: its brand and its last four digits. */
export function useCardName(): (card: Pick<PaymentCard, 'brand' | 'last4'>) => string {
  const { t } = useTranslation('payments');
  return useCallback(({ brand, last4 }) => t('card', { brand: t(`brand.${brand}`), last4 }), [t]);
}
