import { IconButton } from '@chakra-ui/react/button';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from 'react-i18next';
import { layoutStore } from '#app/shell/layout/layoutStore.ts';
import { useLayout } from '#app/shell/layout/useLayout.ts';
import { iconMenu } from '#shared/ui/icon.ts';

export function ModeButton() {
  const { t } = useTranslation('shell');
  const { mode } = useLayout().settings;
  const other = mode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      variant="ghost"
      aria-label={t(other === 'dark' ? 'mode.toDark' : 'mode.toLight')}
      onClick={() => layoutStore.set({ mode: other })}
    >
      {other === 'dark' ? <Moon {...iconMenu} /> : <Sun {...iconMenu} />}
    </IconButton>
  );
}
