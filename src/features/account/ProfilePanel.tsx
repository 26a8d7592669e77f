import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/useSession.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { ProfileEditor } from './ProfileEditor.tsx';

/**
 * Photo and details of the person; stands on the session's profile, which the shell asks for again if need be. What
 * the session remembers until then is not enough to edit; once read, a failed refresh takes no form away.
 */
export function ProfilePanel() {
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
        <Waiting label={t('profile.loading')} />
      )}
    </Panel>
  );
}

function Waiting({ label }: { label: string }) {
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
