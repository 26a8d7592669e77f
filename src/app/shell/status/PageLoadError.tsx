import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOnline } from '#shared/lib/useOnline.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';

/**
 * A page that could not be fetched, inside the frame (E142, E143). Offline it waits for the network and opens by itself;
 * else a new version has probably taken its files away, and loading the panel anew brings the new ones.
 */
export function PageLoadError() {
  const { t } = useTranslation('public');
  const location = useLocation();
  const navigate = useNavigate();
  const isOnline = useOnline();
  // Looked at once for each failure: what fails again with the network back is not tried for ever.
  const [failure, setFailure] = useState({ key: location.key, wasOffline: !isOnline });
  if (failure.key !== location.key) setFailure({ key: location.key, wasOffline: !isOnline });
  const { wasOffline } = failure;
  const [isRefused, setRefused] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const isWaiting = wasOffline && isOnline;

  useEffect(() => {
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isWaiting) void navigate(location, { replace: true });
  }, [isWaiting, navigate, location]);

  // E143: offline a reload would lose the page for the browser's own error page.
  const retry = (): void => {
    setRefused(!navigator.onLine);
    if (navigator.onLine) window.location.reload();
  };
  const kind = wasOffline ? 'offline' : 'update';
  return (
    <chakra.div ref={page} position="relative" zIndex="raised">
      <EmptyState
        icon={CloudOff}
        headingLevel="h1"
        title={t(`${kind}.title`)}
        text={t(`${kind}.text`)}
        action={
          <Button size="sm" onClick={retry}>
            {t(`${kind}.retry`)}
          </Button>
        }
      />
      <chakra.p role="status" textAlign="center">
        {isRefused && !isOnline && t('offline.still')}
      </chakra.p>
    </chakra.div>
  );
}
