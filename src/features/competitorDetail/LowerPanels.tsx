import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product, ProductPriceHistory } from '#api/generated/types.gen.ts';
import { PanelBoundary } from '#shared/ui/PanelBoundary.tsx';
import type { QueryLike } from '#shared/ui/QueryState.tsx';
import type { DetailView } from './detailAddress.ts';
import { HistoryPanel } from './history/HistoryPanel.tsx';
import { MatchesPanel } from './matches/MatchesPanel.tsx';
import { NotesPanel } from './notes/NotesPanel.tsx';
import { SuggestionsPanel } from './suggestions/SuggestionsPanel.tsx';
import type { DetailData } from './useDetailFacts.ts';
import { WhatIfPanel } from './whatIf/WhatIfPanel.tsx';

interface LowerPanelsProps {
  facts: DetailData;
  history: QueryLike<ProductPriceHistory>;
  view: DetailView;
  choose: (next: Partial<DetailView>) => void;
  product: Product;
}

/** What stands below the matrix: trying prices, their history, what rules suggest, the matches behind it all, and notes. */
export function LowerPanels({ facts, history, view, choose, product }: LowerPanelsProps) {
  const { t } = useTranslation('analysis');
  const boundary = (title: string, of: unknown, children: ReactNode) => (
    <PanelBoundary title={title} of={of}>
      {children}
    </PanelBoundary>
  );
  return (
    <Stack gap="4">
      {boundary(t('detail.whatIf'), facts.data, <WhatIfPanel query={facts} sets={facts.sets} view={view} />)}
      {boundary(
        t('detail.history'),
        history.data,
        <HistoryPanel productId={product.id} query={history} view={view} choose={choose} />,
      )}
      {boundary(t('detail.suggestions'), product.id, <SuggestionsPanel productId={product.id} />)}
      {boundary(t('detail.matches'), product.id, <MatchesPanel productId={product.id} />)}
      {boundary(t('detail.notes'), product.id, <NotesPanel productId={product.id} />)}
    </Stack>
  );
}
