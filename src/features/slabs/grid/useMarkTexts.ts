import { useTranslation } from 'react-i18next';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { PriceMark } from './priceMarks.ts';
import { useLadder } from '#features/slabs/editor/useLadder.ts';

/** A marked price as a sentence: what it was, what it is to be. */
export function useMarkTexts(): (mark: PriceMark) => string {
  const { t } = useTranslation('slabs');
  const format = useFormat();
  const { currency } = useLadder();
  return ({ kind, minQty, against, price, percent }) => {
    const places = { decimals: columnDecimals([against, price]) };
    return t(`mark.${kind}Of`, {
      quantity: format.number(minQty),
      before: format.money(against, currency, places),
      after: format.money(price, currency, places),
      percent: format.percent(percent / 100),
    });
  };
}
