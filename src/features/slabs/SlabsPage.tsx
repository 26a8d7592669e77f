import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Button } from '@chakra-ui/react/button';
import { ApiError } from '#api/errors.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { Page } from '#shared/ui/Page.tsx';
import { LadderPage } from './LadderPage.tsx';
import { LadderProvider } from '#features/slabs/editor/LadderProvider.tsx';
import { LadderSkeleton } from './LadderSkeleton.tsx';
import { slabQueries } from './slabQueries.ts';

/** `/slabs/:productid`: the price ladders of a product. */
export function SlabsPage() {
  const { t } = useTranslation('slabs');
  const { productid = '' } = useParams();
  const product = useQuery(slabQueries.product(productid));
  const sets = useQuery(slabQueries.sets(productid));
  const error = product.data && sets.data ? null : (product.error ?? sets.error);

  // The frame says which permission is missing (D25).
  if (error instanceof ApiError && error.status === 403) throw error;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        icon={SearchX}
        headingLevel="h1"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Button asChild size="sm" variant="outline">
            <Link to={paths.skuManager}>{t('notFound.action')}</Link>
          </Button>
        }
      />
    );
  }
  if (product.data && sets.data) {
    return (
      <LadderProvider key={productid} product={product.data}>
        <LadderPage />
      </LadderProvider>
    );
  }
  return (
    <Page>
      {error ? (
        <ErrorState
          error={error}
          headingLevel="h2"
          onRetry={() => Promise.all([product.refetch(), sets.refetch()])}
        />
      ) : (
        <LadderSkeleton />
      )}
    </Page>
  );
}
