import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { switchStyles } from '#shared/ui/switchStyles.ts';

/** Everything, or what matters for security: sign-ins, permissions, exports, refunds. */
export function SecuritySwitch({ isSecurity }: { isSecurity: boolean }) {
  const { t } = useTranslation('activity');
  const current = { 'aria-current': 'true' as const };
  return (
    <chakra.nav aria-label={t('view.label')} css={switchStyles}>
      <Link to={paths.activityLog} {...(isSecurity ? {} : current)}>
        {t('view.all')}
      </Link>
      <Link to={`${paths.activityLog}?security=true`} {...(isSecurity ? current : {})}>
        {t('view.security')}
      </Link>
    </chakra.nav>
  );
}
