import { Stack } from '@chakra-ui/react/stack';
import ChartLineIcon from 'lucide-react/icons/chart-line';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match, PriceHistory } from '#api/generated/types.gen.ts';
import { ChartFrame } from '#shared/chart/ChartFrame.tsx';
import { ChartLegend } from '#shared/chart/ChartLegend.tsx';
import { ChartReader } from '#shared/chart/ChartReader.tsx';
import { ChartTable } from '#shared/chart/ChartTable.tsx';
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
  if (isTable)
    return (
      <ChartTable
        series={series}
        places={stops}
        placeName={t('date')}
        placeText={format.dateTime}
        caption={caption}
      />
    );
  // A moment of the period before is none of this one.
  const at = read !== null && read >= from && read <= to ? read : null;
  const shownAt = at ?? theirsUntil;
  const notReadSince = theirsUntil < to ? theirsUntil : null;
  return (
    <ChartFrame>
      {(width) => (
        <>
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
          <Stack gap="3" mt="2">
            <ChartLegend
              series={series}
              bands={notReadSince === null ? null : t('notRead', { date: format.date(notReadSince) })}
            />
            <ChartReader
              series={series.filter(({ textAt }) => textAt(shownAt) !== NO_VALUE)}
              label={t('lookAt')}
              stops={stops}
              at={shownAt}
              atText={format.date(shownAt)}
              onRead={setRead}
            />
          </Stack>
        </>
      )}
    </ChartFrame>
  );
}
