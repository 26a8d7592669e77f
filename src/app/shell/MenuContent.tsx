import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from 'react-i18next';
import { session } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { iconText } from '#shared/ui/icon.ts';
import { MenuGroups } from './MenuGroups.tsx';
import { mainMenu } from './menuModel.ts';

/** The menu in its states: on its way, failed, empty, there. It fails closed: no reply, no entries (D25, E30, E31). */
export function MenuContent({ condensed }: { condensed: boolean }) {
  const { t } = useTranslation('shell');
  const menu = useSession((state) => state.menu);
  const groups = mainMenu(menu.titles);

  if (menu.status === 'failed') {
    return (
      <Stack gap="2" px={condensed ? '2' : '4'} pt="2" align="flex-start" role="alert">
        <chakra.p srOnly={condensed} fontSize="sm" color="fg.muted">
          {t('menu.failed')}
        </chakra.p>
        <Button
          size="sm"
          variant="ghost"
          w={condensed ? '100%' : 'auto'}
          px={condensed ? '0' : '2.5'}
          color="accent"
          onClick={session.retryMenu}
        >
          <RotateCw {...iconText} />
          <chakra.span srOnly={condensed}>{t('retry', { ns: 'common' })}</chakra.span>
        </Button>
      </Stack>
    );
  }
  if (groups.length > 0) return <MenuGroups groups={groups} condensed={condensed} />;
  if (menu.status === 'ready') {
    return (
      <chakra.p px={condensed ? '2' : '4'} pt="2" fontSize="sm" color="fg.muted" srOnly={condensed}>
        {t('menu.empty')}
      </chakra.p>
    );
  }
  return (
    <Stack role="status" aria-label={t('menu.loading')} gap="2.5" px={condensed ? '3' : '4'} pt="3">
      {['70%', '55%', '80%', '60%', '65%'].map((width) => (
        <Skeleton key={width} h="5" w={condensed ? '100%' : width} bg="var(--bar-hover)" />
      ))}
    </Stack>
  );
}
