import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';

/** Everything, or what matters for security: sign-ins, permissions, exports, refunds. */
export function SecuritySwitch({ isSecurity }: { isSecurity: boolean }) {
  const { t } = useTranslation('activity');
  const current = { 'aria-current': 'true' as const };
  return (
    <chakra.nav aria-label={t('view.label')} css={styles}>
      <Link to={paths.activityLog} {...(isSecurity ? {} : current)}>
        {t('view.all')}
      </Link>
      <Link to={`${paths.activityLog}?security=true`} {...(isSecurity ? current : {})}>
        {t('view.security')}
      </Link>
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
