import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useTranslation } from 'react-i18next';
import { pressedKeys } from '#shared/lib/shortcutKeys.ts';
import type { Command } from './commands.ts';
import { CommandSearch } from './CommandSearch.tsx';
import type { Openers } from './useActionCommands.ts';

interface CommandDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (command: Command) => void;
  /** The dialog has left the page. */
  onGone: () => void;
  focusReturn: () => HTMLElement | null;
  openers: Openers;
}

/** The command palette: a field, and below it what fits. */
export function CommandDialog({ open, onClose, onChoose, onGone, focusReturn, openers }: CommandDialogProps) {
  const { t } = useTranslation('palette');
  return (
    <Dialog.Root
      open={open}
      finalFocusEl={focusReturn}
      onOpenChange={(next) => !next.open && onClose()}
      onExitComplete={onGone}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            aria-label={t('title')}
            maxW="40rem"
            overflow="hidden"
            onKeyDown={(event) => {
              // The keys that open it close it.
              if (event.repeat || pressedKeys(event.nativeEvent) !== 'Mod+k') return;
              event.preventDefault();
              onClose();
            }}
          >
            <CommandSearch onChoose={onChoose} openers={openers} />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
