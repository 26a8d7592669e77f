import { IconButton } from '@chakra-ui/react/button';
import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { layoutStore } from '#app/shell/layout/layoutStore.ts';
import { iconMenu } from '#shared/ui/icon.ts';

/**
 * Closes a sidebar that was opened for now and lies over the page, over the button that opened it too: this one has
 * the focus instead, and gives it back. Escape closes as well, and so does the page when something of it is pressed
 * or gets the focus (A11).
 */
export function SidebarClose() {
  const { t } = useTranslation('shell');
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element>(null);
  const close = (): void => {
    layoutStore.rest();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };

  useEffect(() => {
    const own = button.current;
    if (document.activeElement !== own) opener.current = document.activeElement;
    own?.focus();
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      const opened = opener.current;
      const within = own?.closest('nav')?.contains(document.activeElement);
      layoutStore.rest();
      if (within && opened instanceof HTMLElement) opened.focus();
    };
    const onPage = ({ target }: Event): void => {
      if (target instanceof Element && !target.closest('[data-bar]')) layoutStore.rest();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPage);
    document.addEventListener('focusin', onPage);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPage);
      document.removeEventListener('focusin', onPage);
    };
  }, []);

  return (
    <IconButton ref={button} size="sm" variant="ghost" aria-label={t('menu.close')} onClick={close}>
      <X {...iconMenu} />
    </IconButton>
  );
}
