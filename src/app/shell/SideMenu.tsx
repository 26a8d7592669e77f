import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/lib/Link.tsx';
import { APP_TITLE } from '#shared/lib/constants.ts';
import { paths } from '#shared/lib/paths.ts';
import { barColors } from './barStyles.ts';
import { MenuContent } from './MenuContent.tsx';
import { ProductMark } from './ProductMark.tsx';

interface SideMenuProps {
  /** Icons only; the words come as tooltips. */
  condensed: boolean;
}

/** The sidebar: product mark and the main menu. In a drawer on a phone, beside the page elsewhere. */
export function SideMenu({ condensed }: SideMenuProps) {
  const { t } = useTranslation('shell');
  return (
    <chakra.nav
      aria-label={t('menu.name')}
      data-bar="side"
      display="flex"
      flexDirection="column"
      h="100%"
      css={{ ...barColors, borderInlineEnd: '1px solid var(--bar-line)' }}
    >
      <chakra.div display="flex" alignItems="center" h="topbar" flexShrink="0" px={condensed ? '0' : '4'}>
        <chakra.div
          asChild
          display="inline-flex"
          alignItems="center"
          gap="2.5"
          rounded="l2"
          minH="9"
          mx={condensed ? 'auto' : '0'}
        >
          <Link to={paths.home}>
            <chakra.span color="accent">
              <ProductMark />
            </chakra.span>
            <chakra.span srOnly={condensed} fontSize="lg" fontWeight="semibold" letterSpacing="-0.01em">
              {APP_TITLE}
            </chakra.span>
          </Link>
        </chakra.div>
      </chakra.div>
      <chakra.div flex="1" minH="0" overflowY="auto" pb="4">
        <MenuContent condensed={condensed} />
      </chakra.div>
    </chakra.nav>
  );
}
