import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { iconMenu } from '#shared/ui/icon.ts';
import { shortWindow } from '#shared/lib/mediaQueries.ts';
import { useFocusReturn } from '#shared/ui/useFocusReturn.ts';

interface ToolDialogProps {
  title: string;
  /** While something is being written the dialog stays, whatever is pressed (E81). */
  pending: boolean;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of a tool: as wide as a table needs, its actions below what scrolls. It is open as long as it is there. */
export function ToolDialog({ title, pending, onClose, footer, children }: ToolDialogProps) {
  const { t } = useTranslation('common');
  const focusReturn = useFocusReturn(true);
  return (
    <Dialog.Root
      open
      onOpenChange={(next) => {
        if (!next.open && !pending) onClose();
      }}
      finalFocusEl={focusReturn}
      closeOnEscape={!pending}
      // A click beside it is no reason to lose what was chosen.
      closeOnInteractOutside={false}
      onFocusOutside={(event) => event.preventDefault()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content maxW="64rem" aria-busy={pending} css={frame}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body css={body}>{children}</Dialog.Body>
            <Dialog.Footer>{footer}</Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <Button size="xs" variant="ghost" px="0" aria-label={t('close')} disabled={pending}>
                <X {...iconMenu} />
              </Button>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

// On a small screen the whole dialog scrolls: a box inside of it would leave no room at 200 % text.
const frame = {
  md: { maxH: 'calc(100dvh - 4rem)', my: '8' },
  [`@media ${shortWindow}`]: { maxH: 'none', my: '0' },
} as const;
const body = {
  px: { base: '4', md: '6' },
  minH: '0',
  md: { overflowY: 'auto' },
  [`@media ${shortWindow}`]: { flex: 'none', overflowY: 'visible' },
} as const;
