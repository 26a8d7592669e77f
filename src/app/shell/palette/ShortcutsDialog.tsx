import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcuts } from '#shared/lib/shortcuts.ts';
import { iconMenu } from '#shared/ui/icon.ts';
import { ShortcutList } from './ShortcutList.tsx';
import { SingleKeySwitch } from './SingleKeySwitch.tsx';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  focusReturn: () => HTMLElement | null;
}

/** The keys that do something: everywhere, on this screen, in the palette. */
export function ShortcutsDialog({ open, onClose, focusReturn }: ShortcutsDialogProps) {
  const { t } = useTranslation(['palette', 'shell']);
  const close = useRef<HTMLButtonElement>(null);
  const own = shortcuts.list();
  return (
    <Dialog.Root
      open={open}
      initialFocusEl={() => close.current}
      finalFocusEl={focusReturn}
      onOpenChange={(next) => !next.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('shortcuts.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="5">
              {own.length > 0 && <ShortcutList title={t('shortcuts.screen')} list={own} />}
              <ShortcutList
                title={t('shortcuts.everywhere')}
                list={[
                  { keys: 'Mod+k', label: t('palette.open', { ns: 'shell' }) },
                  { keys: '?', label: t('shortcuts.title') },
                ]}
              />
              <ShortcutList
                title={t('shortcuts.palette')}
                list={[
                  { keys: ['ArrowUp', 'ArrowDown'], label: t('shortcuts.move') },
                  { keys: ['Home', 'End'], label: t('shortcuts.ends') },
                  { keys: ['Enter'], label: t('shortcuts.choose') },
                  { keys: ['Escape'], label: t('shortcuts.close') },
                ]}
              />
              <SingleKeySwitch />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <Button ref={close} size="sm" variant="ghost" px="0" aria-label={t('close')}>
                <X {...iconMenu} />
              </Button>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
