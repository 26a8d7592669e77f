import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { PriceMark } from './priceMarks.ts';
import { useLadder } from './useLadder.ts';

/** A marked price as a sentence: what it was, what it is to be. */
export function useMarkTexts(): (mark: PriceMark) => string {
  const { t } = useTranslation('slabs');
  const format = useFormat();
  const { currency } = useLadder();
  return ({ kind, minQty, against, price, percent }) =>
    t(`mark.${kind}Of`, {
      quantity: format.number(minQty),
      before: format.money(against, currency),
      after: format.money(price, currency),
      percent: format.percent(percent / 100),
    });
}
