import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { barColors } from '#app/shell/layout/barStyles.ts';
import { flattenSingleChild } from '#app/shell/menu/flattenSingleChild.ts';
import { MenuSwitch } from '#app/shell/menu/MenuSwitch.tsx';
import { useMenuChoice } from '#app/shell/menu/useMenuChoice.ts';
import { useSession } from '#session/useSession.ts';
import { BarState } from './BarState.tsx';
import { MenuBar } from './MenuBar.tsx';

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
