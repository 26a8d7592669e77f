import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match, PriceHistoryPoint } from '#api/generated/types.gen.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import {
  holdingAt,
  lineCorners,
  type HistorySeries,
  type Moment,
  type TimedPrice,
} from '#entities/priceHistory/timedPrices.ts';
import type { HistoryLines } from './priceHistoryRules.ts';

const toMark = ({ time, unitPrice }: Moment<PriceHistoryPoint>): TimedPrice => ({
  at: time,
  price: unitPrice === null ? null : Number(unitPrice),
});

/** Gives the parts of a history their names, strokes and shapes, and what they say at a moment. */
export function usePriceHistorySeries(
  lines: HistoryLines,
  { competitor, colorToken }: Pick<Match, 'competitor' | 'colorToken'>,
  currency: string,
): HistorySeries[] {
  const { t } = useTranslation(['priceHistory', 'competitorManager']);
  const format = useFormat();
  return useMemo(() => {
    const { from, to, theirs, theirsUntil, ours, anomalies, failedReads } = lines;
    const amounts = [...theirs, ...ours, ...anomalies].map(({ unitPrice }) => unitPrice);
    const decimals = columnDecimals(amounts);
    const money = (amount: string | null): string => format.money(amount, currency, { decimals });
    const pointText = (point: PriceHistoryPoint): string =>
      [
        money(point.unitPrice),
        ...(point.allInUnit === null ? [] : [t('allIn', { price: money(point.allInUnit) })]),
        t(`method.${point.method}`, { ns: 'competitorManager' }),
      ].join(' · ');
    const markedAt = (items: readonly Moment<PriceHistoryPoint>[]) => (moment: number) => {
      const point = items.find(({ time }) => time === moment);
      return point ? pointText(point) : NO_VALUE;
    };
    const suspicious = theirs.filter(({ isSuspicious, time }) => isSuspicious && time >= from);
    const inPeriod = theirs.filter(({ time, isSuspicious }) => time >= from && !isSuspicious);
    const marksOnly = { note: null, color: 'bad', stroke: 'none', corners: [] } as const;
    const all: HistorySeries[] = [
      {
        id: 'theirs',
        name: competitor.name,
        note: null,
        color: colorToken,
        stroke: 'plain',
        mark: 0,
        corners: lineCorners(theirs, { from, until: theirsUntil }),
        marks: inPeriod.map(toMark),
        textAt: (moment) => {
          const point = moment <= theirsUntil ? holdingAt(theirs, moment) : undefined;
          return point ? pointText(point) : NO_VALUE;
        },
      },
      {
        id: 'ours',
        name: t('ours'),
        note: null,
        color: 'series.1',
        stroke: 'bold',
        mark: null,
        corners: lineCorners(ours, { from, until: to }),
        marks: [],
        textAt: (moment) => money(holdingAt(ours, moment)?.unitPrice ?? null),
      },
      {
        ...marksOnly,
        id: 'suspicious',
        name: t('suspicious'),
        mark: 3,
        marks: suspicious.map(toMark),
        textAt: markedAt(suspicious),
      },
      {
        ...marksOnly,
        id: 'anomalies',
        name: t('anomaly'),
        mark: 2,
        marks: anomalies.map(toMark),
        textAt: markedAt(anomalies),
      },
      {
        ...marksOnly,
        id: 'failed',
        name: t('failed'),
        color: 'fg.muted',
        mark: 5,
        marks: failedReads.map(({ time }) => ({ at: time, price: null })),
        textAt: (moment) => {
          const failed = failedReads.find(({ time }) => time === moment);
          return failed ? t(`failure.${failed.failure}`) : NO_VALUE;
        },
      },
    ];
    return all.filter(({ id, corners, marks }) => id === 'theirs' || corners.length + marks.length > 0);
  }, [lines, competitor, colorToken, currency, t, format]);
}
