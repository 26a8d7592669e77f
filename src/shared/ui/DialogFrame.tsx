import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { iconMenu } from './icon.ts';
import { useFocusReturn } from './useFocusReturn.ts';

interface DialogFrameProps
  extends Pick<
    Dialog.RootProps,
    'role' | 'size' | 'initialFocusEl' | 'closeOnInteractOutside' | 'onExitComplete'
  > {
  open?: boolean;
  title: ReactNode;
  /** While it writes, the dialog stays open, whatever is pressed (E81). */
  pending?: boolean;
  onClose: () => void;
  /** The buttons. */
  footer: ReactNode;
  /** Styles of the positioner; what is inside is reached by its `data-part`. */
  css?: SystemStyleObject;
  children: ReactNode;
}

/**
 * The frame of a modal dialog: title, body, buttons, and the focus back to where it was. A dialog that asks
 * (`role="alertdialog"`) is left by an answer: it has no close button, and a click beside it does nothing.
 *
 * The palette and the list of shortcuts have frames of their own: neither has buttons, the palette has no title and is closed
 * by its key, and both return the focus to what opened the first of them.
 */
export function DialogFrame({
  open = true,
  title,
  pending = false,
  onClose,
  footer,
  css,
  children,
  ...root
}: DialogFrameProps) {
  const { t } = useTranslation('common');
  const focusReturn = useFocusReturn(open);
  return (
    <Dialog.Root
      {...root}
      open={open}
      finalFocusEl={focusReturn}
      onOpenChange={(next) => {
        if (!next.open && !pending) onClose();
      }}
      closeOnEscape={!pending}
      // A dialog above that goes may drop the focus outside for a moment: no reason to lose a draft.
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner {...(css ? { css } : {})}>
          <Dialog.Content aria-busy={pending}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body data-part="body">{children}</Dialog.Body>
            <Dialog.Footer>{footer}</Dialog.Footer>
            {root.role !== 'alertdialog' && (
              <Dialog.CloseTrigger asChild>
                <Button size="xs" variant="ghost" px="0" aria-label={t('close')} disabled={pending}>
                  <X {...iconMenu} />
                </Button>
              </Dialog.CloseTrigger>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
