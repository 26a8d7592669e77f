import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from 'react-i18next';
import { barColors } from '#app/shell/layout/barStyles.ts';
import { flattenSingleChild } from '#app/shell/menu/flattenSingleChild.ts';
import { MenuSwitch } from '#app/shell/menu/MenuSwitch.tsx';
import { useMenuChoice } from '#app/shell/menu/useMenuChoice.ts';
import { session } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { iconText } from '#shared/ui/icon.ts';
import { MenuBar } from './MenuBar.tsx';

const widths = ['5rem', '9rem', '7rem', '7rem', '6rem'];

const row = {
  display: 'flex',
  flex: '1',
  alignItems: 'center',
  gap: '4',
  minW: 0,
  h: '100%',
  px: '3',
  fontSize: 'sm',
  color: 'fg.muted',
  '& p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

/** The menu below the top bar (spec §2): areas to open, or the entries of the alternate list (D23). */
export function HorizontalMenu() {
  const { t } = useTranslation('shell');
  const { list, offered, areas, entries } = useMenuChoice();
  const hasFailed = useSession((state) => state.menu.status === 'failed');
  const items = list === 'main' ? flattenSingleChild(areas) : entries;
  return (
    <chakra.nav
      aria-label={t(list === 'main' ? 'menu.name' : 'menu.nameAlternate')}
      data-bar="menu"
      css={{ ...barColors, ...bar }}
    >
      {items.length === 0 || hasFailed ? <BarState /> : <MenuBar key={list} items={items} />}
      {offered && (
        <chakra.div flexShrink="0" css={lists}>
          <MenuSwitch list={list} />
        </chakra.div>
      )}
    </chakra.nav>
  );
}

/** Words only, where there is little room. */
const lists = { '& svg': { display: { base: 'none', xl: 'block' } } } as const;

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  h: '100%',
  ps: { base: '1', lg: '3' },
  pe: { base: '3', lg: '4' },
} as const;

/** The bar without entries: on their way, failed, none. It fails closed: no reply, no entries (D25, E30, E31). */
function BarState() {
  const { t } = useTranslation('shell');
  const status = useSession((state) => state.menu.status);
  if (status === 'failed') {
    return (
      <chakra.div role="alert" css={row}>
        <p>{t('menu.failed')}</p>
        <Button size="sm" variant="ghost" color="accent" onClick={session.retryMenu}>
          <RotateCw {...iconText} />
          {t('retry', { ns: 'common' })}
        </Button>
      </chakra.div>
    );
  }
  if (status === 'ready') {
    return (
      <chakra.div css={row}>
        <p>{t('menu.empty')}</p>
      </chakra.div>
    );
  }
  return (
    <chakra.div role="status" aria-label={t('menu.loading')} css={row}>
      {widths.map((width, at) => (
        <Skeleton key={at} h="5" w={width} />
      ))}
    </chakra.div>
  );
}
