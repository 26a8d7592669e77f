import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { session } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { redirectTarget } from '#shared/lib/safeRedirect.ts';
import { storage } from '#shared/lib/storage.ts';

/**
 * D16, E07: with a token stored there is no form. The profile is read again, then on to where the person was going;
 * when that fails the session is cleared and the form is there after all. Whoever signs in while the form is open,
 * here or in another tab, goes on too.
 */
export function AlreadySignedIn({ children }: { children: ReactNode }) {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const { search } = useLocation();
  const isIn = useSession(({ status }) => status === 'in');
  const [isChecking, setChecking] = useState(() => storage.get('token') !== null);

  useEffect(() => {
    if (!isChecking) return;
    let isLeft = false;
    void session.revalidate().then(() => {
      if (!isLeft) setChecking(false);
    });
    return () => {
      isLeft = true;
    };
  }, [isChecking]);

  useEffect(() => {
    if (isIn && !isChecking) void navigate(redirectTarget(search), { replace: true });
  }, [isIn, isChecking, navigate, search]);

  if (!isChecking) return children;
  return (
    <p role="status" className="p-lead">
      {t('login.checking')}
    </p>
  );
}
