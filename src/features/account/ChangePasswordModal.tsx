import './accountTexts.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FORM_CLEAR_MS, TOAST_DELAY_MS } from '#shared/lib/constants.ts';
import { notify } from '#shared/ui/notify.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

interface ChangePasswordModalProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Change password (spec §4, §5). Keeps the time after a success, so it stays mounted while closed; unmounting takes
 * the toast and the clearing back (E79).
 */
export function ChangePasswordModal({ open, onClose }: ChangePasswordModalProps) {
  const { i18n } = useTranslation('account');
  const [successes, setSuccesses] = useState(0);
  // Each round is a form of its own, so a new round is an empty form.
  const [round, setRound] = useState(0);
  const filled = successes > round;

  // E78: opened again before the 3 s are over, it starts empty, and no timer is left to wipe what is typed.
  if (open && filled) setRound(successes);

  useEffect(() => {
    if (successes === 0) return;
    // spec §4: the toast waits 0.6 s, so that the modal can close.
    const timer = setTimeout(
      () => notify({ type: 'success', title: i18n.t('password.success', { ns: 'account' }) }),
      TOAST_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [successes, i18n]);

  useEffect(() => {
    if (!filled) return;
    // spec §4: the form is cleared 3 s after the success (E77).
    const timer = setTimeout(() => setRound(successes), FORM_CLEAR_MS);
    return () => clearTimeout(timer);
  }, [filled, successes]);

  return (
    <PasswordDialog
      key={round}
      open={open}
      onClose={onClose}
      onSuccess={() => {
        setSuccesses(round + 1);
        onClose();
      }}
    />
  );
}
