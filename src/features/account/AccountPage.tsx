import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { iconText } from '#shared/ui/icon.ts';
import { Page } from '#shared/ui/Page.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { ChangePasswordModal } from './ChangePasswordModal.tsx';
import { PermissionsPanel } from './PermissionsPanel.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

/** /my-account: keep your account right and safe. Each part loads and fails alone. */
export function AccountPage() {
  const { t } = useTranslation('account');
  return (
    <Page meta={t('page.meta')}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="4"
        alignItems="start"
      >
        <Stack gap="4">
          <ProfilePanel />
          <SessionsPanel />
        </Stack>
        <Stack gap="4">
          <PasswordPanel />
          <PermissionsPanel />
        </Stack>
      </Grid>
    </Page>
  );
}

/** The way to the change-password modal from the account page. */
function PasswordPanel() {
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
