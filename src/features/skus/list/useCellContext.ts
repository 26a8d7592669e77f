import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { CellContext } from '#features/skus/cells/CellContext.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { ageClock } from '#features/skus/skuRules.ts';

/**
 * What the cells of a list are painted with.
 * @param prices of the page on screen, which line up
 * @param readAt when the page was read, ms since 1970
 */
export function useCellContext(prices: readonly (string | null)[], readAt: number): CellContext {
  const { t } = useTranslation('skus');
  const texts = useFieldTexts();
  const format = useFormat();
  const decimals = columnDecimals(prices);
  const now = ageClock(readAt);
  return useMemo(() => ({ t, texts, format, now, decimals }), [t, texts, format, now, decimals]);
}
