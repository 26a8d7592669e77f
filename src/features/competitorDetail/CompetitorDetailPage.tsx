import '#entities/analysis/analysisTexts.ts';
import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import { ProductPicker } from '#entities/catalogue/ProductPicker.tsx';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { Page } from '#shared/ui/Page.tsx';
import { readDetailView, writeDetailView, type DetailView } from './detailAddress.ts';
import { detailQueries } from './detailQueries.ts';
import { ProductDetail } from './ProductDetail.tsx';

/** `/competitorAnalysisDetail?productId=`: where one product stands in its market, and what another price would do. */
export function CompetitorDetailPage() {
  const { search, change } = usePageSearch();
  const view = useMemo(() => readDetailView(search), [search]);
  const choose = (next: Partial<DetailView>): void =>
    change((now) => writeDetailView(now, next), { replace: next.productId === undefined });
  // An id that no product can have is asked for in an address all the same.
  if (view.productId === null && new URLSearchParams(search).get('productId')) return <NotFound />;
  return view.productId === null ? (
    <ProductChoice onChoose={(productId) => choose({ productId })} />
  ) : (
    <KnownProduct key={view.productId} productId={view.productId} view={view} choose={choose} />
  );
}

function ProductChoice({ onChoose }: { onChoose: (productId: string) => void }) {
  const { t } = useTranslation('analysis');
  return (
    <Page>
      <chakra.div maxW="40rem">
        <ProductPicker
          label={t('detail.pick')}
          hint={t('detail.pickHint')}
          chosen={null}
          onChoose={(product) => product && onChoose(product.id)}
          except=""
        />
      </chakra.div>
    </Page>
  );
}

interface KnownProductProps {
  productId: string;
  view: DetailView;
  choose: (next: Partial<DetailView>) => void;
}

function KnownProduct({ productId, ...rest }: KnownProductProps) {
  const { data, error, refetch } = useQuery(detailQueries.product(productId));
  const refusal = data ? null : error;
  // The frame says which permission is missing (D25).
  if (refusal instanceof ApiError && refusal.status === 403) throw refusal;
  if (refusal instanceof ApiError && (refusal.status === 404 || refusal.status === 422)) return <NotFound />;
  if (data) return <ProductDetail product={data} {...rest} />;
  return (
    <Page>{refusal ? <ErrorState error={refusal} headingLevel="h2" onRetry={refetch} /> : <Loading />}</Page>
  );
}

function NotFound() {
  const { t } = useTranslation('analysis');
  return (
    <EmptyState
      icon={SearchX}
      headingLevel="h1"
      title={t('detail.notFound')}
      text={t('detail.notFoundText')}
      action={
        <Button asChild size="sm" variant="outline">
          <Link to={paths.competitorDetail}>{t('detail.pickOther')}</Link>
        </Button>
      }
    />
  );
}

/** The page before its product has come: the scope, the matrix and the position. */
function Loading() {
  const { t } = useTranslation('analysis');
  return (
    <Stack gap="4" role="status">
      <VisuallyHidden>{t('detail.loading')}</VisuallyHidden>
      <Skeleton h="9" maxW="44rem" aria-hidden />
      <Skeleton h="26rem" rounded="l3" aria-hidden />
    </Stack>
  );
}
