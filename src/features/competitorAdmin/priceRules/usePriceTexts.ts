import { useTranslation } from 'react-i18next';
import type { SuggestedSlab } from '#api/generated/types.gen.ts';

/** Words for why a suggested price is what it is. */
export function usePriceTexts() {
  const { t } = useTranslation('priceRules');
  const blocked = (reason: NonNullable<SuggestedSlab['blockedBy']>): string => t(`blocked.${reason}`);
  return {
    blocked,
    /** Empty: there is nothing to say. */
    note: ({ limitedBy, blockedBy }: SuggestedSlab): string => {
      if (blockedBy !== null) return blocked(blockedBy);
      return limitedBy === null ? '' : t(`limited.${limitedBy}`);
    },
  };
}
