import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { Look } from '#features/skus/cells/look.ts';
import { ageClock, decimalsOf } from '#features/skus/skuRules.ts';

/**
 * What the cells of a list are painted with.
 * @param prices of the page on screen, which line up
 * @param readAt when the page was read, ms since 1970
 */
export function useLook(prices: readonly (string | null)[], readAt: number): Look {
  const { t } = useTranslation('skus');
  const format = useFormat();
  const decimals = decimalsOf(prices);
  const now = ageClock(readAt);
  return useMemo(() => ({ t, format, now, decimals }), [t, format, now, decimals]);
}
