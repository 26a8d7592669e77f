import './panelTexts.ts';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { useMemo } from 'react';
import { useLadder } from '#features/slabs/useLadder.ts';
import { CalculatorPanel } from './calculator/CalculatorPanel.tsx';
import { ChartPanel } from './chart/ChartPanel.tsx';

/** What stands below the grid: chart, calculator, charges, costs, versions, currencies. */
export function LadderPanels() {
  const { slabs, charges, product, cost, costs, market, currency } = useLadder();
  const facts = useMemo(
    () => ({ slabs, charges, moq: product.moq, cost, minGpPct: costs?.minGpPct ?? null, market }),
    [slabs, charges, product.moq, cost, costs, market],
  );
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
    </Stack>
  );
}
