import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { barColors } from '#app/shell/layout/barStyles.ts';
import { isCondensed } from '#app/shell/layout/layoutRules.ts';
import { useLayout } from '#app/shell/layout/useLayout.ts';
import { menuChoice } from '#app/shell/menu/menuChoice.ts';
import { MenuContent } from '#app/shell/menu/MenuContent.tsx';
import { getIndexAfterKey } from '#app/shell/menu/menuKeys.ts';
import { MenuSwitch } from '#app/shell/menu/MenuSwitch.tsx';
import { SidebarClose } from '#app/shell/menu/side/SidebarClose.tsx';
import { useMenuChoice } from '#app/shell/menu/useMenuChoice.ts';
import { ProductMark } from '#app/shell/topbar/ProductMark.tsx';
import { useSession } from '#session/useSession.ts';
import { APP_TITLE } from '#shared/lib/constants.ts';
import { Link } from '#shared/lib/Link.tsx';
import { below } from '#shared/lib/mediaQueries.ts';
import { paths } from '#shared/lib/paths.ts';
import { MenuColumn } from './MenuColumn.tsx';
import { Rail } from './Rail.tsx';
import { useOpenArea } from './useOpenArea.ts';

/** Two columns (spec §2): the areas as icons, and the entries of the one that is looked at. */
export function TwoColumnMenu() {
  const { t } = useTranslation('shell');
  const { sidebarSize, over } = useLayout();
  const condensed = isCondensed(sidebarSize);
  const hasFailed = useSession((state) => state.menu.status === 'failed');
  const { list, offered, areas, entries } = useMenuChoice();
  const menu = useRef<HTMLElement>(null);
  const columnId = useId();
  const look = useOpenArea(areas, menu);

  const icons = hasFailed ? [] : condensed && list === 'alternate' ? entries : areas;
  const area = !hasFailed && list === 'main' ? look.area : null;
  const isColumn = !condensed || (look.over && area !== null);
  const shownId = isColumn ? (area?.id ?? null) : null;

  const choose = (id: string): void => {
    menuChoice.choose('main');
    if (condensed && id === shownId) look.close();
    else look.open(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key, currentTarget } = event;
    if (!(target instanceof HTMLElement)) return;
    const find = (selector: string) => [...currentTarget.querySelectorAll<HTMLElement>(selector)];
    const inColumn = target.closest(`[id="${columnId}"]`) !== null;
    const opener = find('[aria-expanded=true]')[0];
    const others = find(inColumn ? `[id="${columnId}"] a` : '[data-rail] :is(a, button)');
    const to = others.includes(target)
      ? getIndexAfterKey(key, 'column', others.indexOf(target), others.length)
      : null;
    if (to !== null) others[to]?.focus();
    else if (key === 'ArrowRight' && target.matches('[aria-controls]')) {
      if (target !== opener) flushSync(() => target.click());
      find(`[id="${columnId}"] a`)[0]?.focus();
    } else if (inColumn && key === 'ArrowLeft') opener?.focus();
    else if (key === 'Escape' && condensed && look.over) {
      if (inColumn) opener?.focus();
      look.close();
    } else return;
    event.preventDefault();
  };

  return (
    <chakra.nav
      ref={menu}
      aria-label={t(list === 'main' ? 'menu.name' : 'menu.nameAlternate')}
      data-bar="side"
      css={{ ...barColors, ...nav }}
      onKeyDown={onKeyDown}
    >
      <chakra.div css={head}>
        <Link to={paths.home}>
          <span>
            <ProductMark />
          </span>
          <chakra.span srOnly={condensed}>{APP_TITLE}</chakra.span>
        </Link>
        {over && <SidebarClose />}
      </chakra.div>
      <chakra.div css={body}>
        <chakra.div data-rail="" css={rail}>
          {condensed && offered && <MenuSwitch list={list} condensed />}
          {icons.length > 0 ? (
            <Rail
              items={icons}
              currentPath={look.currentPath}
              columnId={columnId}
              shownId={shownId}
              onChoose={choose}
            />
          ) : (
            condensed && <MenuContent condensed />
          )}
        </chakra.div>
        {isColumn && (
          <MenuColumn
            id={columnId}
            area={area}
            currentPath={look.currentPath}
            choice={offered && !condensed ? list : null}
            over={condensed}
          />
        )}
      </chakra.div>
    </chakra.nav>
  );
}

const nav = {
  // Where the words of the entries begin in the second column.
  '--text-start': '1.375rem',
  'html[data-sidebar-size=md] &': { '--text-start': '0.75rem' },
  position: 'sticky',
  top: 0,
  // Above the top bar, where it is wider than its place.
  zIndex: 'calc({zIndex.bar} + 1)',
  display: 'flex',
  flexDirection: 'column',
  w: 'var(--columns)',
  h: '100dvh',
  borderInlineEnd: '1px solid var(--bar-line)',
  [`@media ${below.sidebar}`]: { 'html:not([data-sidebar-size^=sm]) &': { boxShadow: 'float' } },
} as const;

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexShrink: 0,
  h: 'topbar',
  pe: '2',
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    h: '100%',
    rounded: 'l2',
    fontSize: 'lg',
    fontWeight: 'semibold',
    letterSpacing: '-0.01em',
    _focusVisible: { outlineOffset: '-4px' },
  },
  '& > a > span:first-of-type': {
    display: 'grid',
    placeItems: 'center',
    w: 'calc({sizes.sidebarSm} - 1px)',
    color: 'accent',
  },
  '& > a > span:last-of-type': { ps: 'var(--text-start)', pe: '3' },
} as const;

const body = { position: 'relative', display: 'flex', flex: '1', minH: 0 } as const;

const rail = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  flexShrink: 0,
  w: 'calc({sizes.sidebarSm} - 1px)',
  px: '1.5',
  pb: '4',
  overflowY: 'auto',
  scrollbarWidth: 'none',
  borderInlineEnd: '1px solid var(--bar-line)',
} as const;
