import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { MenuContent } from '#app/shell/menu/MenuContent.tsx';
import { MenuList } from '#app/shell/menu/MenuList.tsx';
import type { MenuItem } from '#app/shell/menu/menuModel.ts';
import { styles } from '#app/shell/menu/menuStyles.ts';
import { MenuSwitch } from '#app/shell/menu/MenuSwitch.tsx';

interface MenuColumnProps {
  id: string;
  /** The area whose entries are shown; null for the alternate list, and for a menu that is not there. */
  area: MenuItem | null;
  currentPath: string | null;
  /** The list on screen, where there are two to choose from. */
  choice: 'main' | 'alternate' | null;
  /** Over the page, beside a rail that stands alone. */
  over: boolean;
}

/** The second column: the entries of the area that is looked at, or the alternate list (D23). */
export function MenuColumn({ id, area, currentPath, choice, over }: MenuColumnProps) {
  const { t } = useTranslation('menu');
  return (
    <chakra.div id={id} data-bar="side" css={over ? overPage : column}>
      {choice !== null && (
        <chakra.div px="2" pb="2" css={wordsOnly}>
          <MenuSwitch list={choice} />
        </chakra.div>
      )}
      {area === null ? (
        <MenuContent condensed={false} />
      ) : (
        <chakra.div css={list}>
          <section aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{t(area.titleKey)}</h2>
            {/* The rail has the icons. */}
            <MenuList
              items={(area.children ?? []).map((item) => ({ ...item, icon: null }))}
              condensed={false}
              currentPath={currentPath}
            />
          </section>
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** There is no room for more in some languages. */
const wordsOnly = { '& svg': { display: 'none' } } as const;

const column = {
  flex: '1',
  minW: 0,
  pb: '4',
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: '{colors.border.strong} transparent',
} as const;

const overPage = {
  ...column,
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '100%',
  w: 'menuColumn',
  pt: '3',
  bg: 'var(--bar-bg)',
  borderInlineEnd: '1px solid var(--bar-line)',
  boxShadow: 'float',
  // No shadow on the rail.
  clipPath: 'inset(0 -2rem 0 0)',
  animationName: 'fade-in',
  animationDuration: 'fast',
} as const;

const compact = 'html[data-sidebar-size=md] &';
const title = {
  ps: 'var(--text-start)',
  pe: '3',
  pt: '2',
  pb: '2',
  fontWeight: 'semibold',
  lineHeight: '1.3',
};
const list = { ...styles, '& h2': title, [compact]: { ...styles[compact], '& h2': title } } as const;
