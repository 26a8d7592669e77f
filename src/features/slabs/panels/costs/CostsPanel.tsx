import '#features/slabs/panels/panelTexts.ts';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign';
import { useTranslation } from 'react-i18next';
import { getCostsOptions } from '#api/generated/query/slabs.gen.ts';
import { NoRateBanner } from '#features/slabs/panels/NoRateBanner.tsx';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { recordName } from '#shared/i18n/noValue.ts';
import { CostFacts } from './CostFacts.tsx';
import { costRows } from './costRules.ts';
import { CostTable } from './CostTable.tsx';

/** What the goods cost us, and why. For `View Costs` only: whoever lacks it has no such tab. */
export function CostsPanel() {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const { product, cost, currency, noRate } = useLadder();
  const slabs = useLadderState((draft) => draft.slabs);
  const query = useQuery(getCostsOptions({ path: { productId: product.id } }));
  return (
    <Panel title={t('costs.title')} meta={t('costs.meta', { supplier: recordName(product.supplier) })}>
      <QueryState
        query={query}
        skeleton={
          <Stack role="status" aria-label={t('costs.loading')} gap="2">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} h="8" />
            ))}
          </Stack>
        }
        isEmpty={({ breaks }) => breaks.length === 0}
        empty={
          <EmptyState
            icon={CircleDollarSign}
            headingLevel="h3"
            title={t('costs.empty')}
            text={t('costs.emptyText')}
          />
        }
      >
        {(sheet) => (
          <Stack gap="4">
            {sheet.changedAt !== null && (
              <Banner tone="caution">{t('costs.changed', { date: format.dateTime(sheet.changedAt) })}</Banner>
            )}
            <NoRateBanner currencies={noRate.costs} />
            {sheet.eqp && <Banner tone="info">{t('costs.eqpText')}</Banner>}
            <CostTable sheet={sheet} rows={costRows(sheet, cost, slabs)} currency={currency} />
            <CostFacts sheet={sheet} now={query.dataUpdatedAt} />
            {sheet.changedAt === null && t('costs.unchanged')}
          </Stack>
        )}
      </QueryState>
    </Panel>
  );
}
