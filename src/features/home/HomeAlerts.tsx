import { useTranslation } from 'react-i18next';
import { AlertInbox } from '#entities/alerts/AlertInbox.tsx';
import { SideDrawer } from '#shared/ui/SideDrawer.tsx';

/** The alerts that wait for this person, over the start page. A link in it leads away from the page, and from here. */
export function HomeAlerts({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('alerts');
  return (
    <SideDrawer open onClose={onClose} title={t('title')}>
      <AlertInbox />
    </SideDrawer>
  );
}
