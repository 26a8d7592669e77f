import { changeLanguage } from '#shared/i18n/i18n.ts';
import { storage } from '#shared/lib/storage.ts';
import { getColorMode, setColorMode } from './colorMode.ts';

/** E134: shows the colour mode and the language that another tab chooses; the layout store follows by itself. */
export function followTabs(): () => void {
  return storage.onChange((key) => {
    if (key === 'layout') {
      setColorMode(storage.get('layout')?.mode ?? getColorMode());
    } else if (key === 'language') {
      // The old one stays when its texts cannot be loaded.
      changeLanguage(storage.get('language')).catch(() => undefined);
    }
  });
}
