import { useState, type ReactNode } from 'react';
import { shortWindow } from '#shared/lib/mediaQueries.ts';
import { DialogFrame } from '#shared/ui/DialogFrame.tsx';

interface ResourceDialogProps {
  title: string;
  /** Wide enough for rows of a file. */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Its buttons; `close` closes the dialog and returns the focus. */
  footer: (close: () => void) => ReactNode;
}

/**
 * The dialog of bulk changes, imports and jobs: heading and buttons stay, the content between scrolls. A click beside it
 * does not close it: a preview or a chosen file would be lost.
 */
export function ResourceDialog({ title, wide = false, onClose, children, footer }: ResourceDialogProps) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <DialogFrame
      open={open}
      title={title}
      size="lg"
      onClose={close}
      onExitComplete={onClose}
      closeOnInteractOutside={false}
      footer={footer(close)}
      css={wide ? wideStyles : styles}
    >
      {children}
    </DialogFrame>
  );
}

const styles = {
  p: { base: '2', md: '4' },
  '& > [data-part=content]': {
    my: { base: '0', md: '8' },
    maxH: { base: 'calc(100dvh - 1rem)', md: 'calc(100dvh - 6rem)' },
    [`@media ${shortWindow}`]: { maxH: 'none', my: '0' },
  },
  '& > * > [data-part=body]': {
    overflowY: 'auto',
    minH: '8rem',
    position: 'relative',
    [`@media ${shortWindow}`]: { flex: 'none', overflowY: 'visible' },
  },
} as const;

const wideStyles = {
  ...styles,
  '& > [data-part=content]': { ...styles['& > [data-part=content]'], maxW: '64rem' },
} as const;
