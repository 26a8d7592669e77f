import '#features/slabs/panels/panelTexts.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { Stack } from '@chakra-ui/react/stack';
import ChartLineIcon from 'lucide-react/icons/chart-line';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceBasis } from '#entities/market/comparison.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { standardQuantities } from '#entities/pricing/allInUnit.ts';
import { cheaperZones } from '#entities/pricing/cheaperToBuyMore.ts';
import { pricedSlabs } from '#entities/pricing/ladder.ts';
import { SeriesChart } from '#shared/chart/SeriesChart.tsx';
import { TableSwitch } from '#shared/chart/TableSwitch.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { NoRateBanner } from '#features/slabs/panels/NoRateBanner.tsx';
import type { NoRate } from '#features/slabs/editor/useLadderData.ts';
import { Segments } from '#shared/ui/Segments.tsx';
import { chartLines, onlyByUnit, type ChartFacts } from './chartLines.ts';
import { chartDomain, chartQuantities } from './chartScale.ts';
import { PricePlot } from './PricePlot.tsx';
import { usePriceSeries } from './usePriceSeries.ts';

interface ChartPanelProps {
  facts: ChartFacts;
  currency: string;
  /** What keeps lines out of the chart. */
  noRate: NoRate;
}

/** Our ladder beside costs, floor and competitors, as it is typed. */
export function ChartPanel({ facts, currency, noRate }: ChartPanelProps) {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const [basis, setBasis] = useState<PriceBasis>('unit');
  const [isTable, setIsTable] = useState(false);
  const [read, setRead] = useState<number | null>(null);
  const lines = useMemo(() => chartLines(facts, basis), [facts, basis]);
  const domain = useMemo(() => chartDomain(lines, basis), [lines, basis]);
  const zones = useMemo(() => cheaperZones(pricedSlabs(facts.slabs)), [facts]);

  const quantityText = useCallback((quantity: number) => format.number(quantity), [format]);
  const priceText = useCallback(
    (price: number) => format.money(price.toFixed(2), currency, { decimals: 2 }),
    [format, currency],
  );

  const quantities = chartQuantities(lines, standardQuantities);
  const series = usePriceSeries(lines, quantities, currency);
  const at = read !== null && domain && read >= domain.from ? Math.min(read, domain.to) : null;
  const piecesText = (count: number) => t('chart.pieces', { count, quantity: format.number(count) });
  const caption = t(`chart.caption.${basis}`, { currency });
  const spans = zones.map(({ from, to }) => `${format.number(from)}–${format.number(to)}`).join(', ');
  const leftOut = basis === 'allIn' ? onlyByUnit(facts) : [];
  // Costs are of a piece alone, and a piece costs the same with and without charges.
  const lacking = [...new Set([...(basis === 'unit' ? noRate.costs : noRate.charges), ...noRate.market])];
  const rivals = lines.filter(({ kind }) => kind === 'competitor').length;

  return (
    <Panel
      title={t('chart.title')}
      meta={t('chart.rivals', { count: rivals })}
      actions={
        <>
          <Segments
            label={t('chart.basis')}
            value={basis}
            onChange={setBasis}
            options={[
              { value: 'unit', label: t('chart.basis.unit') },
              { value: 'allIn', label: t('chart.basis.allIn') },
            ]}
          />
          <TableSwitch isTable={isTable} onSwitch={setIsTable} />
        </>
      }
    >
      <Stack gap="3">
        <NoRateBanner currencies={lacking} />
        {!domain ? (
          <EmptyState
            icon={ChartLineIcon}
            headingLevel="h3"
            title={t('chart.empty')}
            text={t('chart.emptyText')}
          />
        ) : (
          <Stack gap="3">
            {leftOut.length > 0 && (
              <chakra.p fontSize="sm" color="fg.muted">
                {t('chart.onlyByUnit', { names: leftOut.join(', ') })}
              </chakra.p>
            )}
            <SeriesChart
              series={series}
              caption={caption}
              isTable={isTable}
              places={quantities}
              placeName={t('chart.quantity')}
              placeText={quantityText}
              readLabel={t('chart.lookAt')}
              at={at ?? domain.from}
              atText={piecesText(at ?? domain.from)}
              onRead={setRead}
              bands={zones.length > 0 ? t('chart.zones', { zones: spans }) : null}
              plot={(width) => (
                <PricePlot
                  series={series}
                  domain={domain}
                  basis={basis}
                  zones={zones}
                  width={width}
                  label={caption}
                  quantityAxis={t('chart.quantityAxis')}
                  quantityText={quantityText}
                  priceText={priceText}
                  at={at}
                  onRead={setRead}
                />
              )}
            />
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
