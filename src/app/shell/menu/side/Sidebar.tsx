import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react';
import { barColors } from '#app/shell/layout/barStyles.ts';
import { useLayout } from '#app/shell/layout/useLayout.ts';
import { below } from '#shared/lib/mediaQueries.ts';
import { SideMenu } from './SideMenu.tsx';

/** Where pointer and focus are, and whether the person has sent the widened sidebar away. */
interface Reach {
  pointed: boolean;
  focused: boolean;
  dismissed: boolean;
}

const nowhere: Reach = { pointed: false, focused: false, dismissed: false };

/** The sidebar beside the page, at the size and in the view that the root element says. */
export function Sidebar() {
  const { sidebarSize } = useLayout();
  const widens = sidebarSize === 'sm-hover';
  const { wide, handlers } = useWidening(widens);
  return (
    <chakra.div data-shell="" css={place}>
      <chakra.div
        data-bar="side"
        css={panelStyles}
        {...(widens && !wide ? { 'data-narrow': '' } : {})}
        {...handlers}
      >
        <SideMenu condensed={sidebarSize === 'sm'} />
      </chakra.div>
    </chakra.div>
  );
}

const place = {
  '--side': 'sizes.sidebarLg',
  '--side-gap': '0rem',
  'html[data-sidebar-size=md] &': { '--side': 'sizes.sidebarMd' },
  'html[data-sidebar-size^=sm] &': { '--side': 'sizes.sidebarSm' },
  'html[data-sidebar-view=detached] &': { '--side-gap': 'spacing.3' },
  w: 'calc(var(--side) + var(--side-gap))',
  flexShrink: 0,
  // Below 992 px an opened sidebar lies over the page and does not move it.
  [`@media ${below.sidebar}`]: { w: 'calc({sizes.sidebarSm} + var(--side-gap))' },
} as const;

const panelStyles = {
  ...barColors,
  position: 'sticky',
  top: 'var(--side-gap)',
  // Above the top bar, where it is wider than its place.
  zIndex: 'calc({zIndex.bar} + 1)',
  w: 'var(--side)',
  h: 'calc(100dvh - 2 * var(--side-gap))',
  my: 'var(--side-gap)',
  ms: 'var(--side-gap)',
  overflow: 'hidden',
  borderInlineEnd: '1px solid var(--bar-line)',
  transitionProperty: 'width, box-shadow',
  transitionDuration: 'moderate',
  'html[data-layout-position=scrollable] &': {
    position: 'relative',
    top: 0,
    h: 'calc(100% - 2 * var(--side-gap))',
  },
  'html[data-sidebar-size=sm-hover] &:not([data-narrow])': { w: 'sidebarLg', boxShadow: 'float' },
  // Who only passes by on the way to the edge of the window does not set it off.
  'html[data-sidebar-size=sm-hover] &': { transitionDelay: '80ms' },
  'html[data-sidebar-view=detached] &': { border: '1px solid var(--bar-line)', rounded: 'l3' },
  [`@media ${below.sidebar}`]: {
    'html[data-sidebar-size=lg] &, html[data-sidebar-size=md] &': { boxShadow: 'float' },
  },
} as const;

/**
 * The sidebar that widens while it is pointed at or holds the keyboard focus (spec §2, sm-hover). Escape takes the
 * width away until pointer or focus come anew (A06). A finger does not point: what it touches is meant.
 */
function useWidening(active: boolean) {
  const [reach, setReach] = useState(nowhere);
  const wide = active && !reach.dismissed && (reach.pointed || reach.focused);
  const updateReach = (part: Partial<Reach>): void => setReach((last) => ({ ...last, ...part }));

  useEffect(() => {
    if (!wide) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setReach((last) => ({ ...last, dismissed: true }));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [wide]);

  return {
    wide,
    handlers: {
      // Not onPointerEnter: React leaves it out when what lay under a resting pointer was replaced, as the frame's first
      // sidebar is.
      onPointerOver: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        setReach((last) => (last.pointed ? last : { ...last, pointed: true, dismissed: false }));
      },
      onPointerLeave: () => updateReach({ pointed: false }),
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) updateReach({ focused: true });
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) updateReach({ focused: false, dismissed: false });
      },
    },
  };
}
