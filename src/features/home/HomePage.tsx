import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/useSession.ts';
import { loadTextArea } from '#shared/i18n/i18n.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useFormatChoice } from '#shared/i18n/useFormatChoice.ts';
import { wallTime } from '#shared/i18n/zonedTime.ts';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { Page } from '#shared/ui/Page.tsx';
import { greetingKey, greetingName } from './greetingRules.ts';
import { RecentSignIns } from './RecentSignIns.tsx';

const MINUTE_MS = 60_000;

/** What one works on and the ways to the account, fetched behind the greeting with the texts of jobs. */
const HomeWork = lazyPanel('home-work', async () => {
  const texts = loadTextArea('lists').catch(() => undefined);
  const [part] = await Promise.all([import('./HomeWork.tsx'), texts]);
  return part.HomeWork;
});

/** /home: who you are here, what needs you, what you are working on, and whether your account is safe. */
export function HomePage() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const user = useSession((state) => state.user);
  const now = useNow();
  const hour = Number(wallTime(now, useFormatChoice().zone).slice(11, 13));
  const name = greetingName(user);
  return (
    <Page
      title={t(greetingKey(hour, name !== null), { name })}
      meta={[user?.userRoleName, format.fullDate(now)].filter(Boolean).join(' · ')}
    >
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4" alignItems="start">
        <Suspense
          fallback={
            <>
              <Skeleton gridColumn="1 / -1" h="13.25rem" />
              <Skeleton h="96" role="status" aria-label={t('recent.loading')} />
            </>
          }
        >
          <HomeWork />
        </Suspense>
        <RecentSignIns />
      </Grid>
    </Page>
  );
}

/** The time now, ms since 1970, set again at each full minute: a page that stays open all day greets rightly. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE_MS - (now % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
