import { chakra } from '@chakra-ui/react/styled-system';
import { isCondensed, below } from './layoutRules.ts';
import { SideMenu } from './SideMenu.tsx';
import { useLayout } from './useLayout.ts';

/** The sidebar beside the page, at the size that the root element says. */
export function Sidebar() {
  const { sidebarSize } = useLayout();
  return (
    <chakra.div css={place}>
      <chakra.div css={panel}>
        <SideMenu condensed={isCondensed(sidebarSize)} />
      </chakra.div>
    </chakra.div>
  );
}

const widths = {
  w: 'sidebarLg',
  'html[data-sidebar-size=md] &': { w: 'sidebarMd' },
  'html[data-sidebar-size^=sm] &': { w: 'sidebarSm' },
} as const;

const place = {
  ...widths,
  flexShrink: 0,
  // Below 992 px an opened sidebar lies over the page and does not move it.
  [`@media ${below.sidebar}`]: { 'html[data-sidebar-size] &': { w: 'sidebarSm' } },
} as const;

const panel = {
  ...widths,
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: 'calc({zIndex.bar} + 1)',
  transitionProperty: 'width',
  transitionDuration: 'moderate',
  'html[data-layout-position=scrollable] &': { position: 'absolute' },
  [`@media ${below.sidebar}`]: { 'html[data-sidebar-size=lg] &': { boxShadow: 'float' } },
} as const;
