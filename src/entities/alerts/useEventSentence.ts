import './alertsTexts.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketEvent } from '#api/generated/types.gen.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

const availabilities = ['inStock', 'backorder', 'outOfStock', 'unknown'] as const;

/** What happened, in one sentence: "Logo Harbor asks $24.43 instead of $23.95 (+2.0 %)". */
export function useEventSentence(): (event: MarketEvent) => string {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  return useCallback(
    ({ kind, competitor, before, after }) => {
      const name = competitor?.name ?? NO_VALUE;
      const money = (amount: string | null): string => format.money(amount, 'USD');
      const change =
        before === null || Number(before) === 0
          ? NO_VALUE
          : format.percent(Number(after) / Number(before) - 1, { decimals: 1, signed: true });
      const stock = (text: string | null): string => {
        const known = availabilities.find((one) => one === text);
        return known ? t(`stock.${known}`) : NO_VALUE;
      };
      switch (kind) {
        case 'competitorDrop':
        case 'competitorRise':
          return t('event.theirPrice', { name, before: money(before), after: money(after), change });
        case 'ownPriceChanged':
          return t('event.ourPrice', { before: money(before), after: money(after), change });
        case 'costRise':
          return t('event.cost', { before: money(before), after: money(after), change });
        case 'gpUnderFloor':
          return t('event.gp', { after: format.percent(Number(after) / 100, { decimals: 1 }) });
        case 'notFirstOnKvi':
          return t('event.rank', { rank: format.number(Number(after)) });
        case 'stockChange':
          return t('event.stock', { name, before: stock(before), after: stock(after) });
        case 'matchBroken':
          return t('event.broken', { name });
      }
    },
    [t, format],
  );
}
