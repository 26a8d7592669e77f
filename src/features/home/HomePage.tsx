import { Grid } from '@chakra-ui/react/grid';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/useSession.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Page } from '#shared/ui/Page.tsx';
import { greetingKey, greetingName } from './greetingRules.ts';
import { QuickLinks } from './QuickLinks.tsx';
import { RecentSignIns } from './RecentSignIns.tsx';
import { useNow } from './useNow.ts';

/** /home: who you are here, where your role lets you go, and whether your account is safe. */
export function HomePage() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const user = useSession((state) => state.user);
  const now = useNow();
  const name = greetingName(user);
  return (
    <Page
      title={t(greetingKey(new Date(now).getHours(), name !== null), { name })}
      meta={[user?.userRoleName, format.fullDate(now)].filter(Boolean).join(' · ')}
    >
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4" alignItems="start">
        <QuickLinks />
        <RecentSignIns />
      </Grid>
    </Page>
  );
}
