import MonitorCheck from 'lucide-react/icons/monitor-check';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/lib/paths.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { LinkList } from './LinkList.tsx';

/** The person's own account, which needs no permission. */
export function AccountLinks() {
  const { t } = useTranslation('home');
  return (
    <Panel title={t('links.account')}>
      <LinkList
        links={[
          {
            to: paths.myAccount,
            Icon: UserRound,
            label: t('myAccountTitle', { ns: 'menu' }),
            text: t('links.profileText'),
          },
          {
            to: `${paths.myAccount}#permissions`,
            Icon: ShieldCheck,
            label: t('links.permissions'),
            text: t('links.permissionsText'),
          },
          {
            to: `${paths.myAccount}#sessions`,
            Icon: MonitorCheck,
            label: t('links.sessions'),
            text: t('links.sessionsText'),
          },
        ]}
      />
    </Panel>
  );
}
