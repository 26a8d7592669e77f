import {
  createElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isMac } from '#shared/lib/isMac.ts';
import { isModalOpen } from '#shared/lib/isModalOpen.ts';
import { loadChunk } from '#shared/lib/loadChunk.ts';
import { notify } from '#shared/ui/notify.ts';
import type { PaletteProps, PaletteView } from './Palette.tsx';
import { rememberPlace } from './recentPlaces.ts';
import { typeAhead } from './typeAhead.ts';

const load = () => import('./Palette.tsx');
/** After `g`, a letter means a screen for so long. */
const GO_WITHIN_MS = 1500;
// A failed preload is not shown; opening the palette tries again.
const ignoreFailure = (): void => undefined;

/** The command palette and the list of shortcuts: fetched when they are first asked for, or about to be. */
export function usePalette(): { show: () => void; prepare: () => void; palette: ReactNode } {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const afterG = useRef<KeyboardEvent | null>(null);
  const [view, setView] = useState<PaletteView | null>(null);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  useEffect(() => rememberPlace(pathname), [pathname]);

  const openPalette = (press?: KeyboardEvent): void => {
    if (press?.key !== '?') typeAhead.begin();
    loadChunk('palette', load).then(
      (chunk) => {
        setPalette(() => chunk.Palette);
        const next = press ? chunk.getViewForKey(press) : 'commands';
        // Its dialogs come closed and are opened then: one that comes open does not give the focus back.
        if (next) setTimeout(() => setView(next));
        else typeAhead.end();
      },
      () => {
        typeAhead.end();
        notify({ type: 'error', title: t('error.title', { ns: 'common' }) });
      },
    );
  };
  // Heard as soon as it is painted: an effect may come a moment later, and the key would be the browser's.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Checked now: the dialog may be closed when the palette has loaded.
      if (event.defaultPrevented || !isPaletteKey(event) || isModalOpen()) return;
      // Prevented now; the loaded palette decides whether the key is meant.
      if (event.key !== '?') event.preventDefault();
      openPalette(event);
    };
    // In the capture phase: after g a letter goes to a screen, whatever it does alone.
    const onGoKey = (event: KeyboardEvent): void => {
      if (typeAhead.keep(event)) return;
      const g = afterG.current;
      afterG.current = null;
      if (!isLetterAlone(event) || isModalOpen()) return;
      if (g && event.timeStamp - g.timeStamp < GO_WITHIN_MS) {
        event.preventDefault();
        load().then((chunk) => {
          const address = chunk.getAddressForKeys(g, event);
          if (address !== null) void navigate(address);
        }, ignoreFailure);
        // A Russian or Greek keyboard has another letter on that key.
      } else if (event.key === 'g' || (event.key > '~' && event.code === 'KeyG')) {
        afterG.current = event;
        void load().catch(ignoreFailure);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keydown', onGoKey, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keydown', onGoKey, true);
    };
  });
  return {
    show: () => openPalette(),
    prepare: () => void load().catch(ignoreFailure),
    palette: Palette && createElement(Palette, { view, onView: setView }),
  };
}

/** Ctrl K, on a Mac ⌘ K, by the place of the key too, which has another letter on a Russian keyboard; or `?`. */
function isPaletteKey({ key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (key === '?') return !document.activeElement?.matches('input, textarea');
  return (metaKey || (ctrlKey && !isMac())) && !shiftKey && !altKey && (key === 'k' || code === 'KeyK');
}

/** A letter that is neither typed into something nor held together with other keys. */
const isLetterAlone = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && /^\p{L}$/u.test(key) && !document.activeElement?.matches(typingTargets);

/** What letters are typed into, or what jumps to the entry that begins with them. */
const typingTargets =
  'input:not([type=checkbox]), textarea, select, [role*=menu], [role*=box], [role=option], [data-takes-letters] *';
