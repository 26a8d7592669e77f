import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import PackageX from 'lucide-react/icons/package-x';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ApiError } from '#api/errors.ts';
import type { Product } from '#api/generated/types.gen.ts';
import { refusedPermission } from '#api/refusedPermission.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { Banner } from '#shared/ui/Banner.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { QueryState, type QueryLike } from '#shared/ui/QueryState.tsx';
import type { DrawerTab } from './drawerTabs.ts';
import { GeneralTab } from './general/GeneralTab.tsx';
import { openProduct } from './openProduct.ts';

const tabs = {
  skus: lazyPanel('skus-tab', async () => (await import('./skus/SkusTab.tsx')).SkusTab),
  features: lazyPanel('features-tab', async () => (await import('./features/FeaturesTab.tsx')).FeaturesTab),
  charges: lazyPanel('charges-tab', async () => (await import('./charges/ChargesTab.tsx')).ChargesTab),
  media: lazyPanel('media-tab', async () => (await import('./media/MediaTab.tsx')).MediaTab),
  source: lazyPanel('source-tab', async () => (await import('./source/SourceTab.tsx')).SourceTab),
  history: lazyPanel('history-tab', async () => (await import('./history/HistoryTab.tsx')).HistoryTab),
} as const;

interface DrawerBodyProps {
  query: QueryLike<Product>;
  tab: DrawerTab;
  skuId: string | null;
}

/** What belongs to the open tab, or why there is nothing. */
export function DrawerBody({ query, tab, skuId }: DrawerBodyProps) {
  const { t } = useTranslation('skuDrawer');
  const { data, error } = query;
  if (!data && error instanceof ApiError && error.status === 404) {
    return <EmptyState icon={PackageX} headingLevel="h3" title={t('gone')} text={t('goneText')} />;
  }
  const refused = refusedPermission(error);
  if (!data && refused) {
    return <NoAccessPanel title={refused.permission} headingLevel="h3" />;
  }
  return (
    <QueryState query={query} skeleton={<Waiting label={t('loading')} />}>
      {(product) => (
        <>
          <ProductNotes product={product} />
          {/* Other data under the same tab is another form. */}
          <Suspense key={tab} fallback={<Waiting label={t('loading')} />}>
            <OpenTab tab={tab} product={product} skuId={skuId} />
          </Suspense>
        </>
      )}
    </QueryState>
  );
}

function OpenTab({ tab, product, skuId }: { tab: DrawerTab; product: Product; skuId: string | null }) {
  if (tab === 'general') return <GeneralTab product={product} />;
  if (tab === 'skus') return <tabs.skus product={product} skuId={skuId} />;
  const Tab = tabs[tab];
  return <Tab product={product} />;
}

function Waiting({ label }: { label: string }) {
  return (
    <Stack gap="4" role="status" aria-label={label}>
      {[9, 24, 9, 9, 9].map((height, place) => (
        <Skeleton key={place} h={String(height)} />
      ))}
    </Stack>
  );
}

/** What one should know of a product before anything is changed: archived, replaced, not in step with the supplier. */
function ProductNotes({ product }: { product: Product }) {
  const { t } = useTranslation('skuDrawer');
  const format = useFormat();
  const { search } = useLocation();
  const { archivedAt, replacedBy, status, lastSyncError } = product;
  return (
    <Stack gap="2" mb="4" _empty={{ display: 'none' }}>
      {archivedAt !== null && (
        <Banner tone="caution">{t('note.archived', { date: format.date(archivedAt) })}</Banner>
      )}
      {status === 'discontinued' && replacedBy && (
        <Banner
          tone="info"
          action={
            <Button size="xs" variant="outline" asChild>
              <Link to={openProduct(search, replacedBy.id)}>{t('note.open')}</Link>
            </Button>
          }
        >
          {t('note.replaced', { name: replacedBy.name })}
        </Banner>
      )}
      {lastSyncError !== null && (
        <Banner tone="caution">{t('note.syncFailed', { error: lastSyncError })}</Banner>
      )}
    </Stack>
  );
}
