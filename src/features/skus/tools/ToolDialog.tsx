import type { ReactNode } from 'react';
import { shortWindow } from '#shared/lib/mediaQueries.ts';
import { DialogFrame } from '#shared/ui/DialogFrame.tsx';

interface ToolDialogProps {
  title: string;
  /** While something is being written the dialog stays, whatever is pressed (E81). */
  pending: boolean;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of a tool: as wide as a table needs, its actions below what scrolls. It is open as long as it is there. */
export function ToolDialog(props: ToolDialogProps) {
  // A click beside it is no reason to lose what was chosen.
  return <DialogFrame {...props} closeOnInteractOutside={false} css={styles} />;
}

// On a small screen the whole dialog scrolls: a box inside of it would leave no room at 200 % text.
const styles = {
  '& > [data-part=content]': {
    maxW: '64rem',
    md: { maxH: 'calc(100dvh - 4rem)', my: '8' },
    [`@media ${shortWindow}`]: { maxH: 'none', my: '0' },
  },
  '& > * > [data-part=body]': {
    px: { base: '4', md: '6' },
    minH: '0',
    md: { overflowY: 'auto' },
    [`@media ${shortWindow}`]: { flex: 'none', overflowY: 'visible' },
  },
} as const;
