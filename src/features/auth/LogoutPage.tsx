import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { session } from '#session/session.ts';

/** /logout: ends the session, which clears, calls the service once and goes to /login, with a network or without. */
export function LogoutPage() {
  const { t } = useTranslation('public');
  useEffect(() => {
    void session.signOut();
  }, []);
  return (
    <p role="status" className="p-lead">
      {t('logout.working')}
    </p>
  );
}
