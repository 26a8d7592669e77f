import type { DetailPeriod } from '#features/competitorDetail/detailAddress.ts';
import { toDayStart } from '#shared/i18n/periods.ts';

/** How far the periods reach back; nothing is known of longer ago than ten years. */
const days: Readonly<Record<DetailPeriod, number>> = { month: 30, quarter: 90, year: 365, all: 3650 };

/** When a period begins: at the reader's midnight, so that one reply serves all day. */
export const periodStart = (period: DetailPeriod, now: number, zone: string): string =>
  toDayStart(days[period], now, zone);
