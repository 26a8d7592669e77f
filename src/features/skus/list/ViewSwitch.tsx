import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '#shared/lib/Link.tsx';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import { switchStyles } from '#shared/ui/switchStyles.ts';
import { listViews, searchOfView, type ListView } from './listView.ts';

/** Products or SKUs: two lists behind one address, with the same filters. */
export function ViewSwitch({ view }: { view: ListView }) {
  const { t } = useTranslation('skus');
  const { pathname } = useLocation();
  const { search } = usePageSearch();
  return (
    <chakra.nav aria-label={t('view.label')} css={switchStyles}>
      {listViews.map((one) => (
        <Link
          key={one}
          to={`${pathname}${searchOfView(search, one)}`}
          {...(one === view ? { 'aria-current': 'true' as const } : {})}
        >
          {t(`view.${one}`)}
        </Link>
      ))}
    </chakra.nav>
  );
}
