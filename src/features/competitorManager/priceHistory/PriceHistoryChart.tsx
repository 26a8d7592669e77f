import ChartLineIcon from 'lucide-react/icons/chart-line';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match, PriceHistory } from '#api/generated/types.gen.ts';
import { SeriesChart } from '#shared/chart/SeriesChart.tsx';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { historyLines, historyStops, priceRange } from './priceHistoryRules.ts';
import { PriceHistoryPlot } from '#entities/priceHistory/PriceHistoryPlot.tsx';
import { usePriceHistorySeries } from './usePriceHistorySeries.ts';

interface PriceHistoryChartProps {
  match: Match;
  history: PriceHistory;
  /** Figures in place of the drawing. */
  isTable: boolean;
}

/** A price history as steps with its marks, or as a table; a slider reads it from event to event. */
export function PriceHistoryChart({ match, history, isTable }: PriceHistoryChartProps) {
  const { t } = useTranslation('priceHistory');
  const format = useFormat();
  const [read, setRead] = useState<number | null>(null);
  const isFresh = match.freshness === 'fresh';
  const lines = useMemo(() => historyLines(history, isFresh), [history, isFresh]);
  const stops = useMemo(() => historyStops(lines), [lines]);
  const prices = useMemo(() => priceRange(lines), [lines]);
  const { from, to, theirsUntil } = lines;
  const { currency, quantity, points } = history;
  const series = usePriceHistorySeries(lines, match, currency);

  const quantityText = { count: quantity, quantity: format.number(quantity) };
  if (!prices || points.every(({ unitPrice }) => unitPrice === null))
    return (
      <EmptyState
        icon={ChartLineIcon}
        headingLevel="h3"
        title={t('noPrice', quantityText)}
        text={t('noPriceText')}
      />
    );

  const caption = t('caption', { ...quantityText, currency });
  // A moment of the period before is none of this one.
  const at = read !== null && read >= from && read <= to ? read : null;
  const shownAt = at ?? theirsUntil;
  const notReadSince = theirsUntil < to ? theirsUntil : null;
  return (
    <SeriesChart
      series={series}
      caption={caption}
      isTable={isTable}
      places={stops}
      placeName={t('date')}
      placeText={format.dateTime}
      readLabel={t('lookAt')}
      at={shownAt}
      atText={format.date(shownAt)}
      onRead={setRead}
      read={series.filter(({ textAt }) => textAt(shownAt) !== NO_VALUE)}
      bands={notReadSince === null ? null : t('notRead', { date: format.date(notReadSince) })}
      plot={(width) => (
        <PriceHistoryPlot
          series={series}
          from={from}
          to={to}
          prices={prices}
          notReadSince={notReadSince}
          stops={stops}
          width={width}
          label={caption}
          currency={currency}
          timeAxis={t('date')}
          at={at}
          onRead={setRead}
        />
      )}
    />
  );
}
