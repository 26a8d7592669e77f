import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePasswordModal } from '#app/shell/topbar/usePasswordModal.ts';
import { session } from '#session/session.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import palette from '#shared/i18n/locales/en/palette.json';
import { pressedKeys } from '#shared/lib/shortcutKeys.ts';
import { readShortcutKeys, shortcuts } from '#shared/lib/shortcuts.ts';
import { useFocusReturn } from '#shared/ui/useFocusReturn.ts';
import type { Command } from './commands.ts';
import { CommandSearch } from './CommandSearch.tsx';
import { listGoKeys } from './goKeys.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { typeAhead } from './typeAhead.ts';
import type { DialogOpeners } from './useActionCommands.ts';

export type PaletteView = 'commands' | 'shortcuts';

export interface PaletteProps {
  /** The dialog that is open. */
  view: PaletteView | null;
  onView: (view: PaletteView | null) => void;
}

registerEnglish('palette', palette);
session.onSignedIn(shortcuts.singleKeys.remember);

/** What a press of keys asks for. */
export function getViewForKey(event: KeyboardEvent): PaletteView | null {
  const keys = event.repeat ? null : readShortcutKeys(event);
  return keys === 'Mod+k' ? 'commands' : keys === '?' ? 'shortcuts' : null;
}

/** Where two presses go; null when something is typed, single keys are turned off, or the letter has no screen. */
export function getAddressForKeys(first: KeyboardEvent, second: KeyboardEvent): string | null {
  if (readShortcutKeys(first) !== 'g') return null;
  const keys = `g ${readShortcutKeys(second) ?? ''}`;
  const found = listGoKeys(session.getSnapshot().menu.titles).find((go) => go.keys === keys);
  return found?.place.path ?? null;
}

/** The command palette, the list of shortcuts, and what they open. */
export function Palette({ view, onView }: PaletteProps) {
  const navigate = useNavigate();
  const password = usePasswordModal();
  const focusReturn = useFocusReturn(view !== null);
  const next = useRef<(() => void) | null>(null);

  const close = (): void => {
    typeAhead.end();
    onView(null);
  };
  const choose = ({ act }: Command): void => {
    close();
    if (typeof act === 'string') void navigate(act);
    else next.current = act;
  };
  // What opens a dialog of its own, or remembers who had the focus, finds the page as it was.
  const afterwards = (): void => {
    const act = next.current;
    next.current = null;
    if (!act) return;
    focusReturn()?.focus({ preventScroll: true });
    act();
  };

  return (
    <>
      <CommandDialog
        open={view === 'commands'}
        onClose={close}
        onChoose={choose}
        onGone={afterwards}
        focusReturn={focusReturn}
        openers={{ password: password.show, shortcuts: () => onView('shortcuts') }}
      />
      <ShortcutsDialog open={view === 'shortcuts'} onClose={close} focusReturn={focusReturn} />
      {password.modal}
    </>
  );
}

interface CommandDialogProps {
  open: boolean;
  onClose: () => void;
  onChoose: (command: Command) => void;
  /** The dialog has left the page. */
  onGone: () => void;
  focusReturn: () => HTMLElement | null;
  openers: DialogOpeners;
}

/** The command palette: a field, and below it what fits. */
function CommandDialog({ open, onClose, onChoose, onGone, focusReturn, openers }: CommandDialogProps) {
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
