import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { barColors } from '#app/shell/layout/barStyles.ts';
import { lazyWithFallback } from '#app/shell/layout/lazyWithFallback.ts';
import { useLayout } from '#app/shell/layout/useLayout.ts';
import { MenuContent } from '#app/shell/menu/MenuContent.tsx';
import { useMenuChoice } from '#app/shell/menu/useMenuChoice.ts';
import { ProductMark } from '#app/shell/topbar/ProductMark.tsx';
import { APP_TITLE } from '#shared/lib/constants.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { SidebarClose } from './SidebarClose.tsx';

const nothing = () => null;
const MenuSwitch = lazyWithFallback(
  async () => (await import('#app/shell/menu/MenuSwitch.tsx')).MenuSwitch,
  nothing,
);
const SidebarPin = lazyWithFallback(async () => (await import('./SidebarPin.tsx')).SidebarPin, nothing);

interface SideMenuProps {
  /** Icons only; the words come as tooltips. */
  condensed: boolean;
}

/** The sidebar: product mark, the choice of the list, and the list. In a drawer on a phone, beside the page elsewhere. */
export function SideMenu({ condensed }: SideMenuProps) {
  const { t } = useTranslation('shell');
  const { over, pinned } = useLayout();
  const { list, offered } = useMenuChoice();
  return (
    <chakra.nav
      aria-label={t(list === 'main' ? 'menu.name' : 'menu.nameAlternate')}
      data-bar="side"
      css={{ ...barColors, ...column }}
    >
      <chakra.div css={condensed ? { ...head, px: 0, justifyContent: 'center' } : head}>
        <Link to={paths.home}>
          <chakra.span color="accent">
            <ProductMark />
          </chakra.span>
          <chakra.span srOnly={condensed} css={title}>
            {APP_TITLE}
          </chakra.span>
        </Link>
        {over && <SidebarClose />}
        {pinned !== null && !condensed && (
          <Suspense>
            <SidebarPin pinned={pinned} />
          </Suspense>
        )}
      </chakra.div>
      {offered && (
        <chakra.div css={choice} minH={condensed ? '6.375rem' : '11'}>
          <Suspense>
            <MenuSwitch list={list} condensed={condensed} />
          </Suspense>
        </chakra.div>
      )}
      <chakra.div css={scroller}>
        <MenuContent condensed={condensed} />
      </chakra.div>
    </chakra.nav>
  );
}

const column = { display: 'flex', flexDirection: 'column', h: '100%' } as const;

// Where the sidebar widens, they come to sight as they will be, and are not stretched out.
const asWide = { 'html[data-sidebar-size=sm-hover] &': { w: 'calc({sizes.sidebarLg} - 1px)' } } as const;

const choice = {
  flexShrink: 0,
  px: '2',
  pb: '2',
  ...asWide,
  'html[data-sidebar-size=sm-hover] [data-narrow] &': { w: 'auto' },
} as const;

const head = {
  ...asWide,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  flexShrink: 0,
  h: 'topbar',
  ps: '5',
  pe: '2',
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: '2.5', minH: '9', rounded: 'l2' },
  // What is cut off is not there to be hit either.
  '[data-narrow] & > a': { w: '6', overflow: 'hidden' },
} as const;

const title = {
  fontSize: 'lg',
  fontWeight: 'semibold',
  letterSpacing: '-0.01em',
  '[data-narrow] &': { opacity: 0 },
} as const;

const scroller = {
  flex: '1',
  minH: 0,
  pb: '4',
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: '{colors.border.strong} transparent',
} as const;
