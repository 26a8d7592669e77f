import { chakra } from '@chakra-ui/react/styled-system';
import { createToaster, Toast, Toaster } from '@chakra-ui/react/toast';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureDetails } from './failureDetails.ts';
import { iconMenu } from './icon.ts';
import { showNotices } from './notify.ts';

const toaster = createToaster({ placement: 'bottom-end', gap: 8, max: 4 });

/** Shows what `notify` says, at the end of the bottom edge, where no action lies. */
export function Notifications() {
  const { t } = useTranslation('common');
  const details = useFailureDetails();
  useEffect(() => {
    let end: () => void = () => undefined;
    // The toaster listens a moment after it has mounted.
    const timer = setTimeout(() => {
      end = showNotices((notice) => void toaster.create({ ...notice, closable: true }));
    });
    return () => {
      clearTimeout(timer);
      end();
      toaster.remove();
    };
  }, []);
  return (
    <Toaster
      toaster={toaster}
      aria-label={t('notifications')}
      w={{ base: 'calc(100vw - 2rem)', md: '22rem' }}
    >
      {(toast) => {
        const { palette, Sign } = getLook(toast.type);
        return (
          // A16: the place around it is a live region and says it; a status of its own would say it twice.
          <Toast.Root role="article" colorPalette={palette}>
            <chakra.span color="colorPalette.solid" mt="0.5">
              <Sign {...iconMenu} />
            </chakra.span>
            <chakra.div flex="1" minW="0" overflowWrap="anywhere">
              <Toast.Title>{toast.title}</Toast.Title>
              {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
              {toast.type === 'error' && (details(toast.description) ?? details(toast.title))}
            </chakra.div>
            <Toast.CloseTrigger aria-label={t('closeNotification')} />
          </Toast.Root>
        );
      }}
    </Toaster>
  );
}

function getLook(type: string | undefined) {
  if (type === 'success') return { palette: 'good', Sign: CircleCheck };
  if (type === 'error') return { palette: 'bad', Sign: CircleAlert };
  return { palette: 'info', Sign: Info };
}
