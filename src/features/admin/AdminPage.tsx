import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { permissions } from '#session/permissions.ts';
import { session } from '#session/session.ts';
import { useCan } from '#session/useCan.ts';
import { useSession } from '#session/useSession.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { Page } from '#shared/ui/Page.tsx';

const pages = [
  { to: paths.team, permission: permissions.team, title: 'team', purpose: 'admin.team' },
  { to: paths.roles, permission: permissions.roles, title: 'roles', purpose: 'admin.roles' },
  {
    to: paths.permissionNodes,
    permission: permissions.permissionNodes,
    title: 'permissionNodes',
    purpose: 'admin.permissionNodes',
  },
] as const;

/** /admin: the pages of the area Admin that the person may see. */
export function AdminPage() {
  return (
    <Page>
      <AllowedPages />
    </Page>
  );
}

function AllowedPages() {
  const { t } = useTranslation('shell');
  const status = useSession((state) => state.menu.status);
  const can = useCan();
  if (status === 'failed') {
    const retry = (
      <Button size="xs" variant="outline" onClick={session.retryMenu}>
        {t('retry', { ns: 'common' })}
      </Button>
    );
    return (
      <Banner tone="caution" action={retry}>
        {t('menu.failed')}
      </Banner>
    );
  }
  if (status !== 'ready') return <Skeleton h="32" role="status" aria-label={t('menu.loading')} />;
  const allowed = pages.filter(({ permission }) => can(permission));
  if (allowed.length === 0) return <NoAccessPanel title={permissions.admin} />;
  return (
    <chakra.ul css={styles}>
      {allowed.map(({ to, title, purpose }) => (
        <li key={to}>
          <Link to={to}>{t(title, { ns: 'menu' })}</Link>
          <p>{t(purpose)}</p>
        </li>
      ))}
    </chakra.ul>
  );
}

const styles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: '3',
  '& li': { position: 'relative', p: '4', bg: 'bg.panel', borderWidth: '1px', rounded: 'l3' },
  '& li:hover': { borderColor: 'border.strong' },
  // The whole tile is the link's.
  '& a': { fontWeight: 'medium', _after: { content: '""', position: 'absolute', inset: '0' } },
  '& p': { mt: '1', fontSize: 'sm', color: 'fg.muted' },
} as const;
