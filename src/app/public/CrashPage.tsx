import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { isChunkError } from '#shared/lib/chunkError.ts';
import { APP_TITLE } from '#shared/lib/constants.ts';
import { paths } from '#shared/lib/paths.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** The last resort, without Chakra and without the shell: something broke, or a part could not be fetched (E142). */
export function CrashPage() {
  const { t } = useTranslation('public');
  const isChunk = isChunkError(useRouteError());
  const location = useLocation();
  const navigate = useNavigate();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [isRefused, setRefused] = useState(false);
  const wasOffline = useRef(!isOnline);
  const kind = !isChunk ? 'crash' : isOnline ? 'update' : 'offline';

  useEffect(() => {
    document.querySelector<HTMLElement>('h1')?.focus();
  }, []);
  // E143: what the network kept away opens by itself; what fails again with the network back waits for the button.
  useEffect(() => {
    if (isChunk && isOnline && wasOffline.current) void navigate(location, { replace: true });
    wasOffline.current = !isOnline;
  }, [isChunk, isOnline, navigate, location]);

  // E143: offline a reload would lose the page for the browser's own error page.
  const retry = (): void => {
    setRefused(!navigator.onLine);
    if (navigator.onLine) window.location.reload();
  };

  return (
    <div className="p p-alone">
      <main className="p-body">
        <p className="p-mark">
          <i aria-hidden="true" />
          {APP_TITLE}
        </p>
        <h1 tabIndex={-1}>{t(`${kind}.title`)}</h1>
        <p className="p-lead">{t(`${kind}.text`)}</p>
        <button type="button" className="p-go" onClick={retry}>
          {t(`${kind}.retry`)}
        </button>
        <p role="status">{isRefused && !isOnline && t('offline.still')}</p>
        {/* A plain link: it loads the panel anew, whatever state this one is in. */}
        <p className="p-foot">
          <a href={paths.home}>{t('crash.home')}</a>
        </p>
      </main>
    </div>
  );
}
