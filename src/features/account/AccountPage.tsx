import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { iconText } from '#shared/ui/icon.ts';
import { Page } from '#shared/ui/Page.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { useSession } from '#session/useSession.ts';
import { ChangePasswordModal } from './ChangePasswordModal.tsx';
import { PermissionsPanel } from './PermissionsPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';

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

/**
 * Photo and details of the person; stands on the session's profile, which the shell asks for again if need be. What
 * the session remembers until then is not enough to edit; once read, a failed refresh takes no form away.
 */
function ProfilePanel() {
  const { t } = useTranslation('account');
  const user = useSession((state) => state.user);
  const profile = useSession((state) => state.profile);
  const [readFor, setReadFor] = useState<string | null>(null);
  if (user && profile === 'ready' && readFor !== user.userId) setReadFor(user.userId);
  return (
    <Panel title={t('profile.title')}>
      {user && readFor === user.userId ? (
        <ProfileEditor key={user.userId} user={user} />
      ) : profile === 'failed' ? (
        <chakra.p color="fg.muted">{t('profile.missing')}</chakra.p>
      ) : (
        <ProfileSkeleton label={t('profile.loading')} />
      )}
    </Panel>
  );
}

function ProfileSkeleton({ label }: { label: string }) {
  return (
    <Stack gap="5" role="status" aria-label={label}>
      <Skeleton boxSize="24" rounded="full" />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} h="14" />
        ))}
      </Grid>
      <Skeleton h="24" />
    </Stack>
  );
}
