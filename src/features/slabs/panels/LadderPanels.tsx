import './panelTexts.ts';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLadder } from '#features/slabs/useLadder.ts';
import { useTypedLadder } from '#features/slabs/useTypedLadder.ts';
import { useQueryParams } from '#shared/lib/useQueryParams.ts';
import { Tabs } from '#shared/ui/Tabs.tsx';
import { CalculatorPanel } from './calculator/CalculatorPanel.tsx';
import { ChargesPanel } from './charges/ChargesPanel.tsx';
import { ChartPanel } from './chart/ChartPanel.tsx';
import { CostsPanel } from './costs/CostsPanel.tsx';
import { CurrenciesPanel } from './currencies/CurrenciesPanel.tsx';
import { FilePanel } from './file/FilePanel.tsx';
import { VersionsPanel } from './versions/VersionsPanel.tsx';

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
  const { charges, product, cost, costs, market, currency, seesCosts, versions } = useLadder();
  const { slabs } = useTypedLadder();
  const { query, setQuery } = useQueryParams();
  const facts = useMemo(
    () => ({ slabs, charges, moq: product.moq, cost, minGpPct: costs?.minGpPct ?? null, market }),
    [slabs, charges, product.moq, cost, costs, market],
  );
  // Costs are for who may see them; for others there is no such tab.
  const offered = ids.filter((id) => id !== 'costs' || seesCosts);
  const part = offered.find((id) => id === query.get('panel')) ?? 'charges';
  const Part = parts[part];

  return (
    <Stack gap="4">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="4"
        alignItems="start"
      >
        <ChartPanel facts={facts} currency={currency} />
        <CalculatorPanel />
      </Grid>
      <div>
        <Tabs
          label={t('panels.label')}
          value={part}
          items={offered.map((id) => ({
            id,
            label: t(`panels.${id}`),
            ...(id === 'versions' && versions.length > 0 ? { mark: String(versions.length) } : {}),
          }))}
          onChange={(id) => {
            const next = new URLSearchParams(query);
            if (id === 'charges') next.delete('panel');
            else next.set('panel', id);
            setQuery(next, true);
          }}
        >
          <Part />
        </Tabs>
      </div>
    </Stack>
  );
}
