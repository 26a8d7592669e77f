import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { isMac } from '#shared/lib/isMac.ts';

/** A shortcut as the keys it is pressed with: `Mod+k` is [Ctrl] [K], on a Mac [⌘] [K]; `g h` is [G] [H]. */
export function Keys({ keys }: { keys: string }) {
  const { t } = useTranslation(['palette', 'shell']);
  const mac = isMac();
  const names: Readonly<Record<string, string>> = {
    Mod: mac ? '⌘' : t('key.ctrl'),
    Ctrl: t('key.ctrl'),
    Alt: mac ? '⌥' : t('key.alt'),
    Shift: t('key.shift'),
    Enter: t('key.enter'),
    Escape: t('key.escape'),
    Home: t('key.home'),
    End: t('key.end'),
    Space: t('key.space'),
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowLeft: '←',
    ArrowRight: '→',
  };
  // A plus is a key of its own too: `Mod++`.
  const parts = keys.split(/(?<=.)[+ ](?=.)/);
  return (
    <chakra.span css={styles}>
      {parts.map((part) => (
        <kbd key={part}>{names[part] ?? part.toUpperCase()}</kbd>
      ))}
    </chakra.span>
  );
}

const styles = {
  display: 'inline-flex',
  gap: '1',
  '& kbd': {
    minW: '1.5rem',
    px: '1.5',
    py: '0.5',
    border: '1px solid {colors.border.strong}',
    rounded: 'l1',
    bg: 'bg.panel',
    color: 'fg',
    fontFamily: 'inherit',
    fontSize: 'xs',
    lineHeight: '1.25',
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
} as const;
