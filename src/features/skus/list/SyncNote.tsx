import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import CloudAlert from 'lucide-react/icons/cloud-alert';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { syncErrorsOptions } from '#features/skus/skuQueries.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { iconText } from '#shared/ui/icon.ts';

/** Whether what suppliers send can be relied on, in one line that has its place before it is known. */
export function SyncNote() {
  const { t } = useTranslation('skus');
  const format = useFormat();
  const { pathname } = useLocation();
  const { data } = useQuery(syncErrorsOptions());
  if (!data) return <chakra.span display="block" minH="1.45em" aria-hidden />;
  if (data.total === 0) return t('sync.ok');
  return (
    <chakra.span css={styles}>
      <CloudAlert {...iconText} />
      {t('sync.failed', { count: data.total, total: format.number(data.total) })}{' '}
      <Link to={`${pathname}?flag=syncError`}>{t('sync.show')}</Link>
    </chakra.span>
  );
}

// One text: the sign and the link stay with its first and last words where it breaks.
const styles = {
  display: 'block',
  '& > svg': { display: 'inline', me: '1.5', verticalAlign: '-0.15em', color: 'caution' },
  '& > a': {
    color: 'accent',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    textDecoration: 'underline',
  },
} as const;
