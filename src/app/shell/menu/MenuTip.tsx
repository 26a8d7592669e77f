import { Tooltip } from '@chakra-ui/react/tooltip';
import type { ReactElement } from 'react';

export interface MenuTipProps {
  label: string;
  /** Whether it keeps away, because what the element opens says its word. */
  off?: boolean;
  /** Where it stands: beside a sidebar, below a bar. */
  placement?: 'right' | 'bottom';
  /** The element the tooltip belongs to. */
  children: ReactElement;
}

/** The word of a condensed entry: stays while it is pointed at, and goes with Escape (A06). */
export function MenuTip({ label, off = false, placement = 'right', children }: MenuTipProps) {
  return (
    <Tooltip.Root
      interactive
      disabled={off}
      openDelay={150}
      closeDelay={100}
      positioning={{ placement, gutter: 10, strategy: 'fixed' }}
    >
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      {/* Inside the sidebar, so that it belongs to a landmark; fixed, so that the list does not cut it off. */}
      <Tooltip.Positioner>
        <Tooltip.Content>{label}</Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  );
}
