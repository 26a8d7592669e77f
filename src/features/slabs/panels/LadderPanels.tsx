import './panelTexts.ts';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LadderBoundary } from '#features/slabs/editor/LadderBoundary.tsx';
import { LADDER_PARTS, panelParam } from '#features/slabs/editor/ladderPlace.ts';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useQueryParams } from '#shared/lib/useQueryParams.ts';
import { Tabs } from '#shared/ui/Tabs.tsx';
import { CalculatorPanel } from '#features/slabs/panels/calculator/CalculatorPanel.tsx';
import { ChargesPanel } from '#features/slabs/panels/charges/ChargesPanel.tsx';
import { ChartPanel } from '#features/slabs/panels/chart/ChartPanel.tsx';
import { CostsPanel } from '#features/slabs/panels/costs/CostsPanel.tsx';
import { CurrenciesPanel } from '#features/slabs/panels/currencies/CurrenciesPanel.tsx';
import { FilePanel } from '#features/slabs/panels/file/FilePanel.tsx';
import { VersionsPanel } from '#features/slabs/panels/versions/VersionsPanel.tsx';

const parts = {
  charges: ChargesPanel,
  costs: CostsPanel,
  versions: VersionsPanel,
  currencies: CurrenciesPanel,
  file: FilePanel,
} as const;
type PartId = keyof typeof parts;

const ids: readonly PartId[] = ['charges', 'costs', 'versions', 'currencies', 'file'];

/** What stands below the grid: chart and calculator, then and the rest behind tabs. */
export function LadderPanels() {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const { charges, product, cost, costs, market, currency, seesCosts, versions, noRate } = useLadder();
  const slabs = useLadderState((draft) => draft.slabs);
  const { query, setQuery } = useQueryParams();
  const facts = useMemo(
    () => ({ slabs, charges, moq: product.moq, cost, minGpPct: costs?.minGpPct ?? null, market }),
    [slabs, charges, product.moq, cost, costs, market],
  );
  // Costs are for who may see them; for others there is no such tab.
  const offered = ids.filter((id) => id !== 'costs' || seesCosts);
  const part = offered.find((id) => id === query.get(panelParam)) ?? 'charges';
  const Part = parts[part];

  const marks: Readonly<Partial<Record<PartId, string>>> = {
    ...(versions.length > 0 ? { versions: format.number(versions.length) } : {}),
    ...(costs?.changedAt ? { costs: t('panels.changed') } : {}),
  };

  return (
    <Stack gap="4">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="4"
        alignItems="start"
      >
        <LadderBoundary title={t('chart.title')}>
          <ChartPanel facts={facts} currency={currency} noRate={noRate} />
        </LadderBoundary>
        <LadderBoundary title={t('quote.title')}>
          <CalculatorPanel />
        </LadderBoundary>
      </Grid>
      <chakra.div id={LADDER_PARTS} tabIndex={-1} outline="none">
        <Tabs
          label={t('panels.label')}
          value={part}
          items={offered.map((id) => ({
            id,
            label: t(`panels.${id}`),
            ...(marks[id] === undefined ? {} : { mark: marks[id] }),
          }))}
          onChange={(id) => {
            const next = new URLSearchParams(query);
            if (id === 'charges') next.delete(panelParam);
            else next.set(panelParam, id);
            setQuery(next, true);
          }}
        >
          <LadderBoundary key={part} title={t(`panels.${part}`)}>
            <Part />
          </LadderBoundary>
        </Tabs>
      </chakra.div>
    </Stack>
  );
}
