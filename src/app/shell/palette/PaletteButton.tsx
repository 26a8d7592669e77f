import { chakra } from '@chakra-ui/react/styled-system';
import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { isMac } from '#shared/lib/shortcutKeys.ts';
import { iconMenu } from '#shared/ui/icon.ts';
import { usePalette } from './usePalette.ts';

const macKeys = '⌘ K';

/** Opens the command palette; looks like the field it opens, on small screens like a sign. */
export function PaletteButton() {
  const { t } = useTranslation('shell');
  const { show, prepare, palette } = usePalette();
  const mac = isMac();
  return (
    <>
      <chakra.button
        type="button"
        css={field}
        aria-haspopup="dialog"
        aria-keyshortcuts={mac ? 'Meta+K' : 'Control+K'}
        onClick={show}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        <Search {...iconMenu} />
        <span>{t('palette.open')}</span>
        <kbd aria-hidden>{mac ? macKeys : t('palette.keys')}</kbd>
      </chakra.button>
      {palette}
    </>
  );
}

const field = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  flexShrink: 0,
  h: '9',
  w: { base: '9', lg: '18rem' },
  me: { lg: 'auto' },
  rounded: 'l2',
  color: 'fg.muted',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  _hover: { bg: 'var(--bar-hover)', color: 'fg' },
  lg: { px: '2.5', borderWidth: '1px', borderColor: 'border.strong', '& > span': { flex: '1' } },
  lgDown: { '& > span': { srOnly: true }, '& > kbd': { display: 'none' } },
  '& > kbd': { fontFamily: 'inherit', fontSize: 'xs', color: 'fg.subtle' },
} as const;
