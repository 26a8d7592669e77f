import { IconButton } from '@chakra-ui/react/button';
import Pin from 'lucide-react/icons/pin';
import { useTranslation } from 'react-i18next';
import { layoutStore } from '#app/shell/layout/layoutStore.ts';
import { iconText } from '#shared/ui/icon.ts';

/** Keeps the sidebar wide that otherwise widens when it is pointed at; remembered (spec §2). */
export function SidebarPin({ pinned }: { pinned: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <IconButton
      size="sm"
      variant="ghost"
      aria-label={t('menu.pin')}
      aria-pressed={pinned}
      css={styles}
      onClick={() => layoutStore.pin(!pinned)}
    >
      <Pin {...iconText} />
    </IconButton>
  );
}

const styles = {
  flexShrink: 0,
  '& svg': { transform: 'rotate(45deg)' },
  '&[aria-pressed=true]': {
    color: 'accent',
    bg: 'var(--bar-hover)',
    '& svg': { transform: 'none', fill: 'currentColor' },
  },
  '[data-narrow] &': { srOnly: true },
} as const;
