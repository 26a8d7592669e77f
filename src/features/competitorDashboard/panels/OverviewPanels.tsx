import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import type { AnalysisSummary } from '#api/generated/types.gen.ts';
import { AlertInbox } from '#entities/alerts/AlertInbox.tsx';
import type { ScopeQuery, ScopeTexts } from '#entities/analysis/scopeFilters.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { CompetitorsPanel } from './CompetitorsPanel.tsx';
import { GapPanel } from './GapPanel.tsx';
import { HeatPanel } from './HeatPanel.tsx';
import { IndexPanel } from './IndexPanel.tsx';
import { MoversPanel } from './MoversPanel.tsx';
import { OpportunityPanel } from './OpportunityPanel.tsx';

export interface DashboardPanelProps {
  scope: ScopeTexts;
  query: ScopeQuery;
}

interface OverviewPanelsProps extends DashboardPanelProps {
  summary: AnalysisSummary | undefined;
}

/** Charts and tables below the tiles. */
export function OverviewPanels({ summary, ...panel }: OverviewPanelsProps) {
  const { t } = useTranslation('analysis');
  return (
    <Stack gap="4">
      <OpportunityPanel {...panel} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <IndexPanel {...panel} />
        <GapPanel {...panel} tracked={summary?.tracked} />
      </Grid>
      <HeatPanel {...panel} />
      <CompetitorsPanel {...panel} />
      <MoversPanel {...panel} />
      <Panel title={t('dashboard.alerts')} id="alerts">
        <AlertInbox />
      </Panel>
    </Stack>
  );
}
