import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import type { Product } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useFormatChoice } from '#shared/i18n/useFormatChoice.ts';
import { useShortcuts } from '#shared/lib/useShortcuts.ts';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { Page } from '#shared/ui/Page.tsx';
import { PanelBoundary } from '#shared/ui/PanelBoundary.tsx';
import { wantedQuantity, type DetailView } from './detailAddress.ts';
import { detailQueries } from './detailQueries.ts';
import { periodStart } from './history/periodStart.ts';
import { MatrixPanel } from './matrix/MatrixPanel.tsx';
import { PositionPanel } from './position/PositionPanel.tsx';
import { ProductActions } from './ProductActions.tsx';
import { ProductFacts } from './ProductFacts.tsx';
import { ScopeBar } from './ScopeBar.tsx';
import { useDetailFacts } from './useDetailFacts.ts';

// Below what is seen first.
const LowerPanels = lazyPanel(
  'competitor-detail-panels',
  async () => (await import('./LowerPanels.tsx')).LowerPanels,
);

interface ProductDetailProps {
  product: Product;
  view: DetailView;
  choose: (next: Partial<DetailView>) => void;
}

/** One product beside its market. Each panel loads and fails alone. */
export function ProductDetail({ product, view, choose }: ProductDetailProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { zone } = useFormatChoice();
  const [openedAt] = useState(() => Date.now());
  const facts = useDetailFacts(product, view);
  // Read here: what nobody has read of a reply when it comes, no one is told of.
  const { data, error, refetch } = useQuery(
    detailQueries.history(
      product.id,
      periodStart(view.period, openedAt, zone),
      wantedQuantity(view, product.moq),
    ),
  );
  const history = { data, error, refetch };
  const quantities = facts.data?.quantities ?? [];
  useShortcuts([
    ...quantities.slice(0, 9).map((quantity, place) => ({
      keys: String(place + 1),
      label: t('detail.key.quantity', { quantity: format.number(quantity) }),
      run: () => choose({ quantity }),
    })),
    {
      keys: 'u',
      label: t('detail.key.basis'),
      run: () => choose({ basis: view.basis === 'unit' ? 'allIn' : 'unit' }),
    },
  ]);
  // The frame says which permission is missing (D25).
  for (const refusal of [facts.error, error])
    if (refusal instanceof ApiError && refusal.status === 403) throw refusal;

  const boundary = (title: string, children: ReactNode) => (
    <PanelBoundary title={title} of={facts.data}>
      {children}
    </PanelBoundary>
  );
  return (
    <Page
      title={product.name}
      meta={<ProductFacts product={product} />}
      actions={<ProductActions product={product} />}
    >
      <Stack gap="4">
        <ScopeBar facts={facts.data} currencies={facts.currencies} view={view} choose={choose} />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 19rem' }}
          gap="4"
          alignItems="start"
        >
          {boundary(t('detail.matrix'), <MatrixPanel query={facts} productId={product.id} view={view} />)}
          {boundary(t('detail.position'), <PositionPanel query={facts} view={view} />)}
        </Grid>
        <Suspense
          fallback={<Skeleton h="24rem" rounded="l3" role="status" aria-label={t('detail.loading')} />}
        >
          <LowerPanels facts={facts} history={history} view={view} choose={choose} product={product} />
        </Suspense>
      </Stack>
    </Page>
  );
}
