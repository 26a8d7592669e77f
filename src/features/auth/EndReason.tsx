import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDrafts } from '#session/lazyDrafts.ts';
import { session } from '#session/session.ts';
import type { EndReason as Reason } from '#session/sessionState.ts';
import { storage } from '#shared/lib/storage.ts';

const ending = () => storage.session.get('ending');
const lastReason = (): Reason | null => session.getSnapshot().endReason ?? ending()?.reason ?? null;
const isKept = (): boolean => !lazyDrafts.isEmpty() || (ending()?.keptUntil ?? 0) > Date.now();

/**
 * Why the session ended, in one sentence, after a reload too; focus goes to it, which also makes screen readers say it
 * (D17).
 */
export function EndReason() {
  const { t } = useTranslation('public');
  const reason = useSyncExternalStore(session.subscribe, lastReason, () => null);
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (reason) sentence.current?.focus();
  }, [reason]);

  if (!reason || reason === 'needLogin') return null;
  return (
    <p ref={sentence} tabIndex={-1} className={reason === 'disabled' ? 'p-news p-danger' : 'p-news'}>
      {t(`end.${reason}`)} {isKept() && t('end.kept')}
    </p>
  );
}
