import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import MonitorCheck from 'lucide-react/icons/monitor-check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import { session } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { paths } from '#shared/lib/paths.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { useScreenLinks } from '#shared/ui/screenLinks.ts';
import { LinkGroup } from './LinkGroup.tsx';

/** The areas that the role opens, as the menu has them, and the person's own account, which needs no permission. */
export function QuickLinks() {
  const { t } = useTranslation('home');
  const menu = useSession((state) => state.menu);
  const areas = useScreenLinks().flatMap((group) => {
    // One is at home already.
    const links = group.links.filter(({ to }) => to !== paths.home);
    return links.length > 0 ? [{ ...group, links }] : [];
  });
  const account = [
    {
      to: paths.myAccount,
      icon: UserRound,
      label: t('myAccount', { ns: 'menu' }),
      text: t('links.profileText'),
    },
    {
      to: `${paths.myAccount}#permissions`,
      icon: ShieldCheck,
      label: t('links.permissions'),
      text: t('links.permissionsText'),
    },
    {
      to: `${paths.myAccount}#sessions`,
      icon: MonitorCheck,
      label: t('links.sessions'),
      text: t('links.sessionsText'),
    },
  ];
  return (
    <Panel title={t('links.title')}>
      <Stack gap="5">
        {menu.status === 'failed' ? (
          <div role="alert">
            <Banner
              tone="caution"
              action={
                <Button size="xs" variant="outline" onClick={() => session.retryMenu()}>
                  {t('retry', { ns: 'common' })}
                </Button>
              }
            >
              {t('links.failed')}
            </Banner>
          </div>
        ) : menu.nodes.length === 0 && menu.status === 'ready' ? (
          <chakra.p color="fg.muted">{t('links.empty')}</chakra.p>
        ) : menu.nodes.length === 0 ? (
          <Stack role="status" aria-label={t('links.loading')} gap="2">
            <Skeleton h="5" w="30%" />
            <Skeleton h="11" />
          </Stack>
        ) : (
          areas.map(({ id, label, links }) => <LinkGroup key={id} label={label} links={links} />)
        )}
        <LinkGroup label={t('links.account')} links={account} />
      </Stack>
    </Panel>
  );
}
