import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import {
  formatDate,
  formatDateTime,
  formatFullDate,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelative,
  formatTime,
  type FigureOptions,
  type Moment,
} from './formatters.ts';
import { useFormatChoice } from './useFormatChoice.ts';

/**
 * The formatters in the language on screen, the time zone and the number format in force (D39). Values are shown through these only
 * (R11); `formatters.ts` says what each one takes.
 */
export function useFormat() {
  const { i18n } = useTranslation();
  const lng = i18n.language;
  const { zone: timeZone, numberFormat } = useFormatChoice();
  return useMemo(() => {
    const zone = { timeZone };
    return {
      number: (value: number | null | undefined, options?: FigureOptions) =>
        formatNumber(value, lng, { ...options, numberFormat }),
      percent: (value: number | null | undefined, options?: FigureOptions) =>
        formatPercent(value, lng, { ...options, numberFormat }),
      money: (value: string | null | undefined, currency: string, options?: FigureOptions) =>
        formatMoney(value, lng, { currency, ...options, numberFormat }),
      date: (value: Moment) => formatDate(value, lng, zone),
      fullDate: (value: Moment) => formatFullDate(value, lng, zone),
      time: (value: Moment) => formatTime(value, lng, zone),
      dateTime: (value: Moment) => formatDateTime(value, lng, zone),
      relative: (value: Moment, now = Date.now()) => formatRelative(value, lng, { now }),
    };
  }, [lng, timeZone, numberFormat]);
}
