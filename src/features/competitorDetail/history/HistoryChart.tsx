import { Stack } from '@chakra-ui/react/stack';
import ChartLineIcon from 'lucide-react/icons/chart-line';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductPriceHistory } from '#api/generated/types.gen.ts';
import { PriceHistoryPlot } from '#entities/priceHistory/PriceHistoryPlot.tsx';
import { ChartFrame } from '#shared/chart/ChartFrame.tsx';
import { ChartLegend } from '#shared/chart/ChartLegend.tsx';
import { ChartReader } from '#shared/chart/ChartReader.tsx';
import { ChartTable } from '#shared/chart/ChartTable.tsx';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { historySpan, productHistory, productStops } from './productHistory.ts';
import { useHistorySeries } from './useHistorySeries.ts';

interface HistoryChartProps {
  history: ProductPriceHistory;
  /** Figures in place of the drawing. */
  isTable: boolean;
}

/** All prices of a product over time as steps, or as a table; a slider reads them from change to change. */
export function HistoryChart({ history, isTable }: HistoryChartProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const [read, setRead] = useState<number | null>(null);
  const lines = useMemo(() => productHistory(history), [history]);
  const stops = useMemo(() => productStops(lines), [lines]);
  const prices = useMemo(() => historySpan(lines), [lines]);
  const { currency, quantity } = history;
  const series = useHistorySeries(lines, currency);
  if (!prices)
    return (
      <EmptyState
        icon={ChartLineIcon}
        headingLevel="h3"
        title={t('detail.history.empty')}
        text={t('detail.history.emptyText')}
      />
    );
  const caption = t('detail.history.caption', {
    count: quantity,
    quantity: format.number(quantity),
    currency,
  });
  if (isTable)
    return (
      <ChartTable
        series={series}
        places={stops}
        placeName={t('detail.history.date')}
        placeText={format.dateTime}
        caption={caption}
      />
    );
  const { from, to } = lines;
  // A moment of the period before is none of this one.
  const at = read !== null && read >= from && read <= to ? read : null;
  const shownAt = at ?? to;
  return (
    <ChartFrame>
      {(width) => (
        <>
          <PriceHistoryPlot
            series={series}
            from={from}
            to={to}
            prices={prices}
            notReadSince={null}
            stops={stops}
            width={width}
            label={caption}
            currency={currency}
            timeAxis={t('detail.history.date')}
            at={at}
            onRead={setRead}
          />
          <Stack gap="3" mt="2">
            <ChartLegend series={series} bands={null} />
            <ChartReader
              series={series.filter(({ textAt }) => textAt(shownAt) !== NO_VALUE)}
              label={t('detail.history.lookAt')}
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
