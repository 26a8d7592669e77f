import { chakra } from '@chakra-ui/react/styled-system';
import Radar from 'lucide-react/icons/radar';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';

/** Nothing of a category is compared yet: where its products are found, to be tracked. */
export function NoTracked({ node }: { node: string | null }) {
  const { t } = useTranslation('productCategory');
  const query = node === null ? '' : `?${new URLSearchParams({ categoryId: node }).toString()}`;
  return (
    <EmptyState
      icon={Radar}
      headingLevel="h3"
      title={t('empty')}
      text={t('emptyText')}
      action={
        <chakra.span css={{ '& a': { color: 'accent', textDecoration: 'underline' } }}>
          <Link to={`${paths.skuManager}${query}`}>{t('emptyAction')}</Link>
        </chakra.span>
      }
    />
  );
}
