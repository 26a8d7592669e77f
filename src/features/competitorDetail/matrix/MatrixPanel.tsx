import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import Store from 'lucide-react/icons/store';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DetailView } from '#features/competitorDetail/detailAddress.ts';
import type { DetailFacts } from '#features/competitorDetail/useDetailFacts.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState, type QueryLike } from '#shared/ui/QueryState.tsx';
import { matrixColumns } from './matrixRules.ts';
import { MatrixTable } from './MatrixTable.tsx';

interface MatrixPanelProps {
  query: QueryLike<DetailFacts>;
  productId: string;
  view: DetailView;
}

/** What we and all competitors ask at the standard quantities. */
export function MatrixPanel({ query, productId, view }: MatrixPanelProps) {
  const { t } = useTranslation('analysis');
  return (
    <Panel
      title={t('detail.matrix')}
      meta={query.data && t(`detail.matrixMeta.${view.basis}`, { currency: query.data.currency })}
    >
      <QueryState
        query={query}
        skeleton={<Skeleton h="18rem" role="status" aria-label={t('detail.loading')} />}
        isEmpty={({ offers }) => offers.length === 0}
        empty={
          <EmptyState
            icon={Store}
            headingLevel="h3"
            title={t('detail.noMatches')}
            text={t('detail.noMatchesText')}
            action={
              <Button asChild size="sm" variant="outline">
                <Link to={paths.competitorManager(productId)}>{t('detail.attach')}</Link>
              </Button>
            }
          />
        }
      >
        {(facts) => <Matrix facts={facts} view={view} />}
      </QueryState>
    </Panel>
  );
}

function Matrix({ facts, view: { basis } }: { facts: DetailFacts; view: DetailView }) {
  const { t } = useTranslation('analysis');
  const { offers, quantities, quantity, side, lacking, slabs } = facts;
  const columns = useMemo(
    () => matrixColumns(offers, { quantities, quantity, basis }, side),
    [offers, quantities, quantity, basis, side],
  );
  return (
    <Stack gap="3">
      {lacking.length > 0 && (
        <Banner tone="caution">{t('detail.noRate', { currencies: lacking.join(', ') })}</Banner>
      )}
      {slabs.length === 0 && <Banner tone="info">{t('detail.noLadder')}</Banner>}
      <MatrixTable facts={facts} columns={columns} basis={basis} />
    </Stack>
  );
}
