import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { useTranslation } from 'react-i18next';
import { Page } from '#shared/ui/Page.tsx';
import { PasswordPanel } from './PasswordPanel.tsx';
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
