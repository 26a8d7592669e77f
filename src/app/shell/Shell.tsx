import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState, type ReactNode } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { TOPBAR_SHADOW_PX } from '#shared/lib/constants.ts';
import { ScreenFactsContext } from '#shared/ui/screenFacts.ts';
import { ScreenLinksContext } from '#shared/ui/screenLinks.ts';
import { BusyOverlay } from './BusyOverlay.tsx';
import { Footer } from './Footer.tsx';
import { GlobalAlert } from './GlobalAlert.tsx';
import { IdleWarning } from './IdleWarning.tsx';
import { layoutStore } from './layoutStore.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { SessionBanners } from './SessionBanners.tsx';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { TopBar } from './TopBar.tsx';
import { useLayout } from './useLayout.ts';
import { useScreenFactsOf } from './useScreenFactsOf.ts';
import { useScreenLinksOf } from './useScreenLinksOf.ts';
import { useScrolledPast } from './useScrolledPast.ts';

/** The frame of every signed-in page. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { drawer } = useLayout();
  const facts = useScreenFactsOf(pathname);
  const links = useScreenLinksOf();
  const scrolled = useScrolledPast(TOPBAR_SHADOW_PX);
  // The drawer is open at one address; going anywhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  useEffect(() => layoutStore.rest(), [pathname]);

  return (
    <ScreenFactsContext value={facts}>
      <SkipLink />
      <chakra.div
        display="flex"
        minH="100dvh"
        position="relative"
        {...(scrolled ? { 'data-scrolled': '' } : {})}
      >
        {drawer ? <MenuDrawer open={openAt === pathname} onClose={() => setOpenAt(null)} /> : <Sidebar />}
        <chakra.div display="flex" flexDirection="column" flex="1" minW="0">
          <TopBar menuOpen={openAt === pathname} onOpenMenu={() => setOpenAt(pathname)} />
          <chakra.main id="content" tabIndex={-1} flex="1" display="flex" flexDirection="column">
            <GlobalAlert />
            <SessionBanners />
            <ScreenLinksContext value={links}>{children}</ScreenLinksContext>
          </chakra.main>
          <Footer />
        </chakra.div>
      </chakra.div>
      <RouteAnnouncer />
      <BusyOverlay />
      <IdleWarning />
      <ScrollRestoration />
    </ScreenFactsContext>
  );
}
