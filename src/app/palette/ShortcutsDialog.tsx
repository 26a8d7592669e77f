import { Button } from '@chakra-ui/react/button';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import X from 'lucide-react/icons/x';
import { useId, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#session/useSession.ts';
import { shortcuts } from '#shared/lib/shortcuts.ts';
import { iconMenu } from '#shared/ui/icon.ts';
import { listGoKeys } from './goKeys.ts';
import { ShortcutList } from './ShortcutList.tsx';

const styles = {
  mt: '5',
  p: '4',
  bg: 'bg.subtle',
  rounded: 'l2',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '6',
    fontWeight: 'medium',
    cursor: 'pointer',
  },
  '& input': { boxSize: '4.5', flexShrink: 0, accentColor: '{colors.accent}' },
  '& p': { mt: '1', ps: '7', fontSize: 'sm', color: 'fg.muted' },
} as const;

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  focusReturn: () => HTMLElement | null;
}

/** The keys that do something: on this screen, on every screen, and to go to another one. Each key stands here once. */
export function ShortcutsDialog({ open, onClose, focusReturn }: ShortcutsDialogProps) {
  const { t } = useTranslation(['palette', 'shell', 'menu']);
  const close = useRef<HTMLButtonElement>(null);
  const titles = useSession((state) => state.menu.titles);
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
                title={t('shortcuts.go')}
                list={listGoKeys(titles).map(({ keys, place }) => ({
                  keys,
                  label: t(place.screen.labelKey ?? place.screen.titleKey, { ns: 'menu' }),
                }))}
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

/** WCAG 2.1.4: turns the shortcuts of a single character off, and is remembered. */
function SingleKeySwitch() {
  const { t } = useTranslation('palette');
  const id = useId();
  const { subscribe, getSnapshot, set } = shortcuts.singleKeys;
  const on = useSyncExternalStore(subscribe, getSnapshot);
  return (
    <chakra.div css={styles}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          aria-describedby={id}
          onChange={({ target }) => set(target.checked)}
        />
        {t('shortcuts.single')}
      </label>
      <p id={id}>{t('shortcuts.single.hint')}</p>
    </chakra.div>
  );
}
