import '#features/slabs/panels/panelTexts.ts';
import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { Stack } from '@chakra-ui/react/stack';
import ChartLineIcon from 'lucide-react/icons/chart-line';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { standardQuantities } from '#entities/pricing/allInUnit.ts';
import { PRICE_DECIMALS } from '#entities/pricing/decimal.ts';
import { cheaperZones } from '#entities/pricing/cheaperToBuyMore.ts';
import { pricedSlabs } from '#entities/pricing/ladder.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { NoRateBanner } from '#features/slabs/panels/NoRateBanner.tsx';
import type { NoRate } from '#features/slabs/editor/useLadderData.ts';
import { useLadderDecimals } from '#features/slabs/panels/useLadderDecimals.ts';
import { Segments } from '#features/slabs/panels/Segments.tsx';
import { chartLines, onlyByUnit, type ChartBasis, type ChartFacts, type ChartLine } from './chartLines.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartReader } from './ChartReader.tsx';
import { ChartTable } from './ChartTable.tsx';
import { chartDomain, chartQuantities } from './chartScale.ts';
import { chartStyles } from '#shared/chart/chartStyles.ts';
import { PricePlot } from './PricePlot.tsx';
import { useWidth } from '#shared/chart/useWidth.ts';

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
  const [basis, setBasis] = useState<ChartBasis>('unit');
  const [asTable, setAsTable] = useState(false);
  const [looked, setLooked] = useState<number | null>(null);
  const { ref, width } = useWidth();
  const lines = useMemo(() => chartLines(facts, basis), [facts, basis]);
  const domain = useMemo(() => chartDomain(lines, basis), [lines, basis]);
  const zones = useMemo(() => cheaperZones(pricedSlabs(facts.slabs)), [facts]);

  const nameOf = useCallback(
    (line: ChartLine) => (line.kind === 'competitor' ? line.name : t(`chart.line.${line.kind}`)),
    [t],
  );
  const quantityText = useCallback((quantity: number) => format.number(quantity), [format]);
  const priceText = useCallback(
    (price: number) => format.money(price.toFixed(2), currency, { decimals: 2 }),
    [format, currency],
  );

  const quantities = chartQuantities(lines, standardQuantities);
  // Of all that the chart can say, so that looking at another quantity moves nothing.
  const decimals = useLadderDecimals()(
    lines.flatMap((line) => quantities.map((quantity) => line.at(quantity)?.toFixed(PRICE_DECIMALS))),
  );
  const here = looked !== null && domain && looked >= domain.from ? Math.min(looked, domain.to) : null;
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
          <Button
            size="xs"
            variant="outline"
            aria-pressed={asTable}
            onClick={() => setAsTable((shown) => !shown)}
          >
            {t(asTable ? 'chart.asChart' : 'chart.asTable')}
          </Button>
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
            {asTable ? (
              <ChartTable
                lines={lines}
                quantities={quantities}
                currency={currency}
                decimals={decimals}
                caption={caption}
                nameOf={nameOf}
              />
            ) : (
              <chakra.div ref={ref} css={chartStyles}>
                <PricePlot
                  lines={lines}
                  domain={domain}
                  basis={basis}
                  zones={zones}
                  width={width}
                  label={caption}
                  quantityAxis={t('chart.quantityAxis')}
                  nameOf={nameOf}
                  quantityText={quantityText}
                  priceText={priceText}
                  here={here}
                  onLook={setLooked}
                />
                <Stack gap="3" mt="2">
                  <ChartLegend lines={lines} nameOf={nameOf} zones={zones.length > 0 ? spans : null} />
                  <ChartReader
                    lines={lines}
                    quantities={quantities}
                    here={here ?? domain.from}
                    onLook={setLooked}
                    currency={currency}
                    decimals={decimals}
                    nameOf={nameOf}
                  />
                </Stack>
              </chakra.div>
            )}
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
