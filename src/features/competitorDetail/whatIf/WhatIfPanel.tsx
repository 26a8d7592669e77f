import { Skeleton } from '@chakra-ui/react/skeleton';
import { useTranslation } from 'react-i18next';
import type { SlabSet } from '#api/generated/types.gen.ts';
import type { DetailView } from '#features/competitorDetail/detailAddress.ts';
import type { DetailFacts } from '#features/competitorDetail/useDetailFacts.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState, type QueryLike } from '#shared/ui/QueryState.tsx';
import { WhatIfEditor } from './WhatIfEditor.tsx';

interface WhatIfPanelProps {
  query: QueryLike<DetailFacts>;
  sets: readonly SlabSet[] | undefined;
  view: DetailView;
}

/** Tries a whole ladder: what other prices would make of our position, before anybody pays them. */
export function WhatIfPanel({ query, sets, view }: WhatIfPanelProps) {
  const { t } = useTranslation('analysis');
  const can = useCan();
  return (
    <Panel
      title={t('detail.whatIf')}
      meta={t(can(permissions.viewCosts) ? 'detail.whatIf.text' : 'detail.whatIf.textPrices')}
    >
      <QueryState
        query={query}
        skeleton={<Skeleton h="18rem" role="status" aria-label={t('detail.loading')} />}
      >
        {(facts) => (
          // A ladder in another currency is another one.
          <WhatIfEditor
            key={`${facts.currency} ${JSON.stringify(facts.slabs)}`}
            facts={facts}
            sets={sets}
            view={view}
          />
        )}
      </QueryState>
    </Panel>
  );
}
