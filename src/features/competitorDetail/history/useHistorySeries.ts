import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { holdingAt, type HistorySeries } from '#entities/priceHistory/timedPrices.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { ProductHistory } from './productHistory.ts';

const strokes = ['plain', 'dashed', 'dotted'] as const;

/** Gives ours and each page its name, stroke and shape, and what it says at a moment. */
export function useHistorySeries(history: ProductHistory, currency: string): HistorySeries[] {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  return useMemo(() => {
    const { pages, ours, ourCorners, ourMarks, from } = history;
    const points = [...ours, ...pages.flatMap((line) => line.points)];
    const decimals = columnDecimals(points.map(({ unitPrice }) => unitPrice));
    const money = (amount: string | null): string => format.money(amount, currency, { decimals });
    const ourText = (moment: number): string => {
      const held = holdingAt(ours, moment);
      if (!held) return NO_VALUE;
      const price = money(held.unitPrice);
      return held.time === moment && held.changedBy
        ? t('detail.history.changedBy', { price, name: held.changedBy.name })
        : price;
    };
    return [
      {
        id: 'ours',
        name: t('detail.ours'),
        note: null,
        color: 'series.1',
        stroke: 'bold',
        mark: 1,
        corners: ourCorners,
        marks: ourMarks,
        textAt: ourText,
      },
      ...pages.map(
        ({ page, points: read, until, corners }, place): HistorySeries => ({
          id: page.matchId,
          name:
            page.matchType === 'equivalent'
              ? t('detail.history.equivalent', { name: page.competitor.name })
              : page.competitor.name,
          note: page.notCountedBecause === null ? null : t(`detail.notCompared.${page.notCountedBecause}`),
          color: page.colorToken,
          stroke: strokes[place % strokes.length] ?? 'plain',
          mark: [0, 2, 3, 4, 5][place % 5] ?? 0,
          corners,
          marks: read
            .filter(({ time }) => time >= from)
            .map(({ time, unitPrice }) => ({
              at: time,
              price: unitPrice === null ? null : Number(unitPrice),
            }))
            .filter(({ price }) => price !== null),
          textAt: (moment) => {
            const held = moment <= until ? holdingAt(read, moment) : undefined;
            return held ? money(held.unitPrice) : NO_VALUE;
          },
        }),
      ),
    ];
  }, [history, currency, t, format]);
}
