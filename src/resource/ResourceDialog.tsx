import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import X from 'lucide-react/icons/x';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { iconMenu } from '#shared/ui/icon.ts';
import { shortWindow } from '#shared/lib/mediaQueries.ts';
import { useFocusReturn } from '#shared/ui/useFocusReturn.ts';

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
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(true);
  const focusReturn = useFocusReturn(open);
  const close = () => setOpen(false);
  return (
    <Dialog.Root
      open={open}
      size="lg"
      onOpenChange={(next) => setOpen(next.open)}
      onExitComplete={onClose}
      finalFocusEl={focusReturn}
      closeOnInteractOutside={false}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner css={{ p: { base: '2', md: '4' } }}>
          <Dialog.Content css={{ ...frame, ...(wide ? { maxW: '64rem' } : {}) }}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body css={body}>{children}</Dialog.Body>
            <Dialog.Footer flexWrap="wrap">{footer(close)}</Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <Button size="xs" variant="ghost" px="0" aria-label={t('close')}>
                <X {...iconMenu} />
              </Button>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const frame = {
  my: { base: '0', md: '8' },
  maxH: { base: 'calc(100dvh - 1rem)', md: 'calc(100dvh - 6rem)' },
  [`@media ${shortWindow}`]: { maxH: 'none', my: '0' },
} as const;

const body = {
  overflowY: 'auto',
  minH: '8rem',
  position: 'relative',
  [`@media ${shortWindow}`]: { flex: 'none', overflowY: 'visible' },
} as const;
