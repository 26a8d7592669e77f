import { createElement, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#shared/lib/loadChunk.ts';
import { notify } from '#shared/ui/notify.ts';

type Modal = ComponentType<{ open: boolean; onClose: () => void }>;

/**
 * The change-password modal: fetched when it is first asked for, and kept from then on, because what follows a
 * success outlasts its closing (spec §4: the toast after 0.6 s, the form cleared after 3 s).
 */
export function usePasswordModal(): { show: () => void; modal: ReactNode } {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const [Modal, setModal] = useState<Modal | null>(null);

  const show = async () => {
    try {
      const { ChangePasswordModal } = await loadChunk(
        'change-password',
        () => import('#features/account/ChangePasswordModal.tsx'),
      );
      setModal(() => ChangePasswordModal);
      setOpen(true);
    } catch {
      notify({ type: 'error', title: t('user.passwordFailed') });
    }
  };
  return {
    show: () => void show(),
    modal: Modal && createElement(Modal, { open, onClose: () => setOpen(false) }),
  };
}
