import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { session } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { iconText } from '#shared/ui/icon.ts';
import { findCurrentPath } from './currentScreen.ts';
import { MenuGroups } from './MenuGroups.tsx';
import { MenuList } from './MenuList.tsx';
import type { MenuItem } from './menuModel.ts';
import { condensedStyles, styles } from './menuStyles.ts';
import { useMenuChoice } from './useMenuChoice.ts';

/** The menu in its states: on its way, failed, empty, there. It fails closed: no reply, no entries (D25, E30, E31). */
export function MenuContent({ condensed }: { condensed: boolean }) {
  const { t } = useTranslation('shell');
  const status = useSession((state) => state.menu.status);
  const { list, areas, entries, closed } = useMenuChoice();

  if (status === 'failed') {
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
  if (list === 'alternate') return <AlternateList items={entries} condensed={condensed} />;
  if (areas.length > 0) return <MenuGroups groups={areas} closed={closed} condensed={condensed} />;
  if (status === 'ready') {
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

interface AlternateListProps {
  items: readonly MenuItem[];
  condensed: boolean;
}

/** The alternate sidebar (D23): one list without areas. */
function AlternateList({ items, condensed }: AlternateListProps) {
  const currentPath = findCurrentPath(useLocation().pathname);
  return (
    <chakra.div css={condensed ? condensedStyles : styles}>
      <MenuList items={items} condensed={condensed} currentPath={currentPath} />
    </chakra.div>
  );
}
