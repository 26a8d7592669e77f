import { useTranslation } from 'react-i18next';
import { AlertInbox } from '#entities/alerts/AlertInbox.tsx';
import { SideDrawer } from '#shared/ui/SideDrawer.tsx';

/** The inbox of alerts over whatever page is open. */
export function AlertDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('alerts');
  return (
    <SideDrawer open onClose={onClose} title={t('title')}>
      <AlertInbox onLeave={onClose} />
    </SideDrawer>
  );
}
