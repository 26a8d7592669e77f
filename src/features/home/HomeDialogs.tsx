import { useLocation } from 'react-router-dom';
import { JobsDialog } from '#entities/catalogue/JobsDialog.tsx';
import { useOverList, withOnly } from '#resource/list/useOverList.ts';
import { loadTextArea } from '#shared/i18n/i18n.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { homeDialogs } from './homeTiles.ts';

const AlertDrawer = lazyPart('home-alerts', async () => {
  const texts = loadTextArea('alerts').catch(() => undefined);
  const [part] = await Promise.all([import('./HomeAlerts.tsx'), texts]);
  return part.HomeAlerts;
});

/** What the address has open over the start page: the alerts of this person, or the jobs that run. */
export function HomeDialogs() {
  const asked = new URLSearchParams(useLocation().search).get('dialog');
  const { close } = useOverList();
  const dialog = homeDialogs.find((name) => name === asked);
  const onClose = (): void => close(withOnly(['dialog'])({}));
  if (dialog === 'alerts') return <AlertDrawer onClose={onClose} />;
  return dialog === 'jobs' && <JobsDialog onlyRunning onClose={onClose} />;
}
