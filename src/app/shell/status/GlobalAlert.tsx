import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { alertStore, type ShownAlert } from '#shared/lib/alert.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { iconText } from '#shared/ui/icon.ts';

/**
 * The global alert (spec §3, E146): plain text, one at a time, clearable. The two live regions are always there, so
 * that a change in them is announced; they lie above the full-screen spinner (E141).
 */
export function GlobalAlert() {
  const alert = useSyncExternalStore(alertStore.subscribe, alertStore.getSnapshot);
  return (
    <chakra.div
      position="relative"
      zIndex="raised"
      css={{ '& > * > *': { mx: { base: '3', md: '4', lg: '6' }, mt: '3' } }}
    >
      <div role="status">{alert?.live === 'polite' && <Message key={alert.id} alert={alert} />}</div>
      <div role="alert">{alert?.live === 'assertive' && <Message key={alert.id} alert={alert} />}</div>
    </chakra.div>
  );
}

function Message({ alert }: { alert: ShownAlert }) {
  const { t } = useTranslation('shell');
  return (
    <chakra.div>
      <Banner
        tone={alert.type === 'danger' ? 'bad' : 'good'}
        action={
          <Button size="xs" variant="ghost" px="0" aria-label={t('alert.close')} onClick={alertStore.clear}>
            <X {...iconText} />
          </Button>
        }
      >
        {alert.message}
      </Banner>
    </chakra.div>
  );
}
