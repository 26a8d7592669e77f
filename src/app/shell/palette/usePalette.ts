import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadChunk } from '#app/lifecycle/loadChunk.ts';
import { useShortcuts } from '#shared/lib/useShortcuts.ts';
import { notify } from '#shared/ui/notify.ts';
import type { PaletteProps, PaletteView } from './Palette.tsx';
import { rememberPlace } from './recentPlaces.ts';

const load = () => import('./Palette.tsx');

/** The command palette and the list of shortcuts: fetched when they are first asked for, or about to be. */
export function usePalette(): { show: () => void; prepare: () => void; palette: ReactNode } {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [view, setView] = useState<PaletteView | null>(null);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  useEffect(() => rememberPlace(pathname), [pathname]);

  const show = (wanted: PaletteView): void => {
    loadChunk('palette', load).then(
      (chunk) => {
        // Its dialogs come closed and are opened then: one that comes open does not give the focus back.
        flushSync(() => setPalette(() => chunk.Palette));
        setView(wanted);
      },
      () => notify({ type: 'error', title: t('error.title', { ns: 'common' }) }),
    );
  };
  useShortcuts(
    [
      { keys: 'Mod+k', label: t('palette.open'), run: () => show('commands') },
      { keys: '?', label: t('palette.shortcuts'), run: () => show('shortcuts') },
    ],
    'frame',
  );
  return {
    show: () => show('commands'),
    // Ahead of its use, so a failure here is nobody's news.
    prepare: () => void load().catch(() => undefined),
    palette: Palette && createElement(Palette, { view, onView: setView }),
  };
}
