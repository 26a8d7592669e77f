import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PRICE_DECIMALS, toMoneyText } from '#entities/pricing/decimal.ts';
import { useLadderDecimals } from '#features/slabs/panels/useLadderDecimals.ts';
import type { Series } from '#shared/chart/series.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { ChartLine } from './chartLines.ts';

/** A line of prices as a series of the chart. */
export type PriceSeries = ChartLine & Series;

const strokes = { ours: 'bold', cost: 'dashed', floor: 'dotted', competitor: 'plain' } as const;

/** Gives lines their names, strokes and shapes, and their prices the decimals of the grid at all of the quantities. */
export function usePriceSeries(
  lines: readonly ChartLine[],
  quantities: readonly number[],
  currency: string,
): PriceSeries[] {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  // Of all that the chart can say, so that reading another quantity moves nothing.
  const decimals = useLadderDecimals()(
    lines.flatMap((line) => quantities.map((quantity) => line.at(quantity)?.toFixed(PRICE_DECIMALS))),
  );
  return useMemo(() => {
    const marked = lines.filter(({ kind }) => kind === 'ours' || kind === 'competitor');
    return lines.map((line) => ({
      ...line,
      name: line.kind === 'competitor' ? line.name : t(`chart.line.${line.kind}`),
      note: line.notCounted && t(`chart.notCounted.${line.notCounted}`),
      stroke: strokes[line.kind],
      mark: marked.includes(line) ? marked.indexOf(line) : null,
      textAt: (quantity) => {
        const price = line.at(quantity);
        return format.money(price && toMoneyText(price), currency, { decimals });
      },
    }));
  }, [lines, currency, decimals, t, format]);
}
