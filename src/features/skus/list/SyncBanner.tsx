import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { syncErrorsOptions } from '#features/skus/skuQueries.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { Banner } from '#shared/ui/Banner.tsx';
import { chakra } from '@chakra-ui/react/styled-system';

/** Products whose supplier could not be read: their stock and prices may be old. Nothing where all is well. */
export function SyncBanner() {
  const { t } = useTranslation('skus');
  const format = useFormat();
  const { pathname } = useLocation();
  const { data } = useQuery(syncErrorsOptions());
  if (!data || data.total === 0) return null;
  return (
    <Banner
      tone="caution"
      action={
        <chakra.span color="accent" fontWeight="medium" textDecoration="underline">
          <Link to={`${pathname}?flag=syncError`}>{t('sync.show')}</Link>
        </chakra.span>
      }
    >
      {t('sync.failed', { count: data.total, total: format.number(data.total) })}
    </Banner>
  );
}
