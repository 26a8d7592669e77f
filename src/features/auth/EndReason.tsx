import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { drafts } from '#session/drafts.ts';
import { useSession } from '#session/useSession.ts';

/** Why the session ended, in one sentence; focus goes to it, which also makes screen readers say it (D17). */
export function EndReason() {
  const { t } = useTranslation('public');
  const reason = useSession((session) => session.endReason);
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (reason) sentence.current?.focus();
  }, [reason]);

  if (!reason) return null;
  return (
    <p ref={sentence} tabIndex={-1} className={reason === 'disabled' ? 'p-news p-danger' : 'p-news'}>
      {t(`end.${reason}`)} {!drafts.isEmpty() && t('end.kept')}
    </p>
  );
}
