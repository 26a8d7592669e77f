import { Box } from '@chakra-ui/react/box';
import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import Menu from 'lucide-react/icons/menu';
import Moon from 'lucide-react/icons/moon';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import Sun from 'lucide-react/icons/sun';
import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomizerButton } from '#app/customizer/CustomizerButton.tsx';
import { PaletteButton } from '#app/palette/PaletteButton.tsx';
import { useIdleComponent } from '#app/private/useIdleComponent.ts';
import { barColors } from '#app/shell/layout/barStyles.ts';
import { isCondensed } from '#app/shell/layout/layoutRules.ts';
import { layoutStore } from '#app/shell/layout/layoutStore.ts';
import { RouteProgress } from '#app/shell/layout/RouteProgress.tsx';
import { useLayout } from '#app/shell/layout/useLayout.ts';
import { APP_TITLE } from '#shared/lib/constants.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { Breadcrumbs } from '#shared/ui/Breadcrumbs.tsx';
import { iconMenu } from '#shared/ui/icon.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { ProductMark } from './ProductMark.tsx';
import { UserMenu } from './UserMenu.tsx';

const styles = {
  flexShrink: 0,
  me: { lg: '3' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '9',
    px: '2',
    rounded: 'l2',
    fontSize: 'lg',
    fontWeight: 'semibold',
    letterSpacing: '-0.01em',
  },
  '& svg': { color: 'accent' },
} as const;

// Fetched while there is a network to fetch it by.
const loadIdleParts = async () => (await import('#app/shell/layout/IdleParts.tsx')).IdleParts;

interface TopBarProps {
  menuOpen: boolean;
  onOpenMenu: () => void;
}

/**
 * Sidebar or product mark, breadcrumb where the page header has no room for it, command palette, language, colour
 * mode, customizer, account.
 */
export function TopBar({ menuOpen, onOpenMenu }: TopBarProps) {
  const { t } = useTranslation('shell');
  const { drawer, layout, sidebarSize } = useLayout();
  const IdleParts = useIdleComponent(loadIdleParts);
  const condensed = isCondensed(sidebarSize);
  const Icon = drawer ? Menu : condensed ? PanelLeftOpen : PanelLeftClose;
  return (
    <chakra.header data-shell="" data-bar="top" css={{ ...barColors, ...bar }}>
      {layout === 'horizontal' ? (
        <HomeLink />
      ) : (
        <IconButton
          size="md"
          variant="ghost"
          aria-label={t(drawer ? 'menu.open' : condensed ? 'menu.widen' : 'menu.condense')}
          {...(drawer ? { 'aria-expanded': menuOpen } : {})}
          onClick={drawer ? onOpenMenu : layoutStore.toggleSidebar}
        >
          <Icon {...iconMenu} />
        </IconButton>
      )}
      <Box flex="1" minW="0" display={{ base: 'block', lg: 'none' }} css={oneLine}>
        <Breadcrumbs />
      </Box>
      <RouteProgress />
      <PaletteButton />
      {IdleParts && createElement(IdleParts)}
      <LanguageChoice />
      <ModeButton />
      <CustomizerButton />
      <UserMenu />
    </chakra.header>
  );
}

const bar = {
  position: 'sticky',
  top: 0,
  zIndex: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: { base: '0.5', md: '2' },
  h: 'topbar',
  flexShrink: 0,
  px: { base: '1.5', md: '3', lg: '4' },
  borderBottom: '1px solid var(--bar-line)',
  transitionProperty: 'box-shadow',
  transitionDuration: 'fast',
  // spec §9, E135: a shadow once the page has scrolled by more than 50 px.
  '[data-scrolled] &': { boxShadow: 'bar' },
  'html[data-layout-position=scrollable] &': { position: 'static' },
} as const;

const oneLine = {
  '& nav': { display: 'flex' },
  '& ol': { flexWrap: 'nowrap', overflow: 'hidden' },
  '& li': { whiteSpace: 'nowrap', lineHeight: '1.5rem' },
  // A phone has room for where one is; the menu beside it leads up.
  mdDown: { '& li:not(:last-of-type)': { display: 'none' } },
  '& li:last-of-type': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', color: 'fg' },
} as const;

// On a phone the customizer has it alone: there the breadcrumb needs the room.
const roomy = { mdDown: { display: 'none' } } as const;

function ModeButton() {
  const { t } = useTranslation('shell');
  const { mode } = useLayout().settings;
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      variant="ghost"
      css={roomy}
      aria-label={t(other === 'dark' ? 'mode.toDark' : 'mode.toLight')}
      onClick={() => layoutStore.set({ mode: other })}
    >
      {other === 'dark' ? <Moon {...iconMenu} /> : <Sun {...iconMenu} />}
    </IconButton>
  );
}

/** The product mark in the top bar, where no sidebar has it; where there is little room, without the word. */
function HomeLink() {
  return (
    <chakra.div css={styles}>
      <Link to={paths.home}>
        <ProductMark />
        <chakra.span lgDown={{ srOnly: true }}>{APP_TITLE}</chakra.span>
      </Link>
    </chakra.div>
  );
}
