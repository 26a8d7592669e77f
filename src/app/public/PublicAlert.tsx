import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { alertStore } from '#shared/lib/alert.ts';

const nothing = (): null => null;

/** The global alert in plain dress (spec §3, E146): success is said politely, danger at once. */
export function PublicAlert() {
  const { t } = useTranslation('public');
  const shown = useSyncExternalStore(alertStore.subscribe, alertStore.getSnapshot, nothing);
  const message = useRef<HTMLParagraphElement>(null);
  const id = shown?.id;
  const isDanger = shown?.type === 'danger';

  // What went wrong is read first, unless the server named a field and focus is there already.
  useEffect(() => {
    if (isDanger && !document.activeElement?.matches('[aria-invalid=true]')) message.current?.focus();
  }, [id, isDanger]);

  const card = shown && (
    <div key={shown.id} className={`p-news p-${shown.type}`}>
      <p ref={message} tabIndex={-1}>
        {shown.message}
      </p>
      <button type="button" onClick={alertStore.clear}>
        {t('alert.close')}
      </button>
    </div>
  );
  // Both regions are there from the start: a live region that arrives with its text is often not read.
  return (
    <div className="p-alerts">
      <div role="status">{!isDanger && card}</div>
      <div role="alert">{isDanger && card}</div>
    </div>
  );
}
