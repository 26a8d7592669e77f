import { chakra } from '@chakra-ui/react/styled-system';
import { createElement, memo, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { TOPBAR_SHADOW_PX } from '#shared/lib/constants.ts';
import { MenuPreviewContext } from '#shared/ui/menuPreview.ts';
import { ScreenFactsContext } from '#shared/ui/screenFacts.ts';
import { Footer } from './layout/Footer.tsx';
import { barSlot, columnsSlot, frameStyles, ground } from './layout/frameStyles.ts';
import { layoutStore } from './layout/layoutStore.ts';
import { RouteAnnouncer } from './layout/RouteAnnouncer.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { useLayout } from './layout/useLayout.ts';
import { useScreenFactsAt } from './layout/useScreenFactsAt.ts';
import { buildMainMenu } from './menu/menuModel.ts';
import { MenuDrawer } from './menu/side/MenuDrawer.tsx';
import { Sidebar } from './menu/side/Sidebar.tsx';
import { useLayoutMenu } from './menu/useLayoutMenu.ts';
import { BusyOverlay } from './status/BusyOverlay.tsx';
import { GlobalAlert } from './status/GlobalAlert.tsx';
import { SessionBanners } from './status/SessionBanners.tsx';
import { TopBar } from './topbar/TopBar.tsx';

/** The frame of every signed-in page. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Frame pathname={pathname}>{children}</Frame>;
}

/** Of what comes after the path, as of a letter of a search, the frame knows nothing, and is not rendered for it. */
const Frame = memo(function Frame({ pathname, children }: { pathname: string; children: ReactNode }) {
  const view = useLayout();
  const { layout, Menu } = useLayoutMenu(view.layout);
  const facts = useScreenFactsAt(pathname);
  const scrolled = useScrolledPast(TOPBAR_SHADOW_PX);
  // The drawer is open at one address; going anywhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  useEffect(() => layoutStore.rest(), [pathname]);

  return (
    <ScreenFactsContext value={facts}>
      <SkipLink />
      <chakra.div css={ground}>
        <chakra.div css={frameStyles[layout]} {...(scrolled ? { 'data-scrolled': '' } : {})}>
          {view.drawer ? (
            <MenuDrawer open={openAt === pathname} onClose={() => setOpenAt(null)} />
          ) : layout === 'vertical' ? (
            <Sidebar />
          ) : (
            layout === 'twocolumn' && (
              <chakra.div data-shell="" css={columnsSlot}>
                {Menu && createElement(Menu)}
              </chakra.div>
            )
          )}
          {/* The page keeps its place in every layout, and with it what is typed, open and scrolled (E128). */}
          <chakra.div display="flex" flexDirection="column" flex="1" minW="0">
            <TopBar menuOpen={openAt === pathname} onOpenMenu={() => setOpenAt(pathname)} />
            {layout === 'horizontal' && (
              <chakra.div data-shell="" css={barSlot}>
                {Menu && createElement(Menu)}
              </chakra.div>
            )}
            <chakra.main id="content" tabIndex={-1} flex="1" display="flex" flexDirection="column">
              <GlobalAlert />
              <SessionBanners />
              <MenuPreviewContext value={buildMainMenu}>{children}</MenuPreviewContext>
            </chakra.main>
            <Footer />
          </chakra.div>
        </chakra.div>
      </chakra.div>
      <RouteAnnouncer />
      <BusyOverlay />
      <ScrollRestoration />
    </ScreenFactsContext>
  );
});

/** Whether the page has scrolled by more than `px`. */
function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(onScroll, () => window.scrollY > px);
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
