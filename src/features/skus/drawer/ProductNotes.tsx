import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Product } from '#api/generated/types.gen.ts';
import { Link } from '#shared/lib/Link.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { openProduct } from './openProduct.ts';

/** What one should know of a product before anything is changed: archived, replaced, not in step with the supplier. */
export function ProductNotes({ product }: { product: Product }) {
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
