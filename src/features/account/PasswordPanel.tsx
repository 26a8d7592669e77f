import { Button } from '@chakra-ui/react/button';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { iconText } from '#shared/ui/icon.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { ChangePasswordModal } from './ChangePasswordModal.tsx';

/** The way to the change-password modal from the account page. */
export function PasswordPanel() {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  return (
    <Panel title={t('password.entryTitle')} meta={t('password.entryText')}>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <KeyRound {...iconText} />
        {t('password.title')}
      </Button>
      <ChangePasswordModal open={open} onClose={() => setOpen(false)} />
    </Panel>
  );
}
