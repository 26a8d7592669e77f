import { Button } from '@chakra-ui/react/button';
import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { isMac } from '#shared/lib/isMac.ts';
import { iconMenu } from '#shared/ui/icon.ts';
import { usePalette } from './usePalette.ts';

const macKeys = '⌘ K';

/** Opens the command palette; looks like the field it opens, on small screens like a sign. */
export function PaletteButton() {
  const { t } = useTranslation('shell');
  const { show, prepare, palette } = usePalette();
  return (
    <>
      <Button
        variant="ghost"
        css={field}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={show}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        <Search {...iconMenu} />
        <span>{t('palette.open')}</span>
        <small aria-hidden>{isMac() ? macKeys : t('palette.keys')}</small>
      </Button>
      {palette}
    </>
  );
}

const field = {
  px: '0',
  lg: {
    minW: 'min(18rem, 27vw)',
    me: 'auto',
    px: '2.5',
    fontWeight: 'normal',
    borderColor: 'border.strong',
    '& > span': { flex: '1', textAlign: 'start' },
  },
  lgDown: { '& > span': { srOnly: true }, '& > small': { display: 'none' } },
} as const;
