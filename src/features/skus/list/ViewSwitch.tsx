import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '#shared/lib/Link.tsx';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import { listViews, searchOfView, type ListView } from './listView.ts';

/** Products or SKUs: two lists behind one address, with the same filters. */
export function ViewSwitch({ view }: { view: ListView }) {
  const { t } = useTranslation('skus');
  const { pathname } = useLocation();
  const { search } = usePageSearch();
  return (
    <chakra.nav aria-label={t('view.label')} css={styles}>
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

const styles = {
  display: 'inline-flex',
  p: '0.5',
  bg: 'bg.subtle',
  rounded: 'l2',
  borderWidth: '1px',
  borderColor: 'border',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    h: '7',
    px: '3',
    rounded: 'l1',
    fontSize: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    _hover: { color: 'fg' },
  },
  '& > a[aria-current]': {
    bg: 'bg.panel',
    color: 'accent',
    boxShadow: '0 0 0 1px {colors.border}',
    '@media (forced-colors: active)': { textDecoration: 'underline' },
  },
} as const;
