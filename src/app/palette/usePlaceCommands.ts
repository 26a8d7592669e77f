import History from 'lucide-react/icons/history';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { findScreen } from '#app/shell/menu/currentScreen.ts';
import { menuIcons } from '#app/shell/menu/menuIcons.ts';
import { useSession } from '#session/useSession.ts';
import { i18n } from '#shared/i18n/i18n.ts';
import { DEFAULT_LANGUAGE } from '#shared/i18n/languages.ts';
import { paths } from '#shared/lib/paths.ts';
import { storage } from '#shared/lib/storage.ts';
import type { Command } from './commands.ts';
import { listPlaces, listRecentPlaces, type Place } from './placeRules.ts';

/** Further words by which a screen is found, in the person's own language. */
const keywords = new Map([
  [paths.home, 'words.home'],
  [paths.skuManager, 'words.skuManager'],
  [paths.search, 'words.search'],
  [paths.cardPayment, 'words.cardPayment'],
  [paths.myAccount, 'words.account'],
] as const);

const findKeywords = (path: string) => [...keywords].flatMap(([of, key]) => (of === path ? [key] : []));

/** Screens and recent places that the person may see (spec §6). */
export function usePlaceCommands(): Command[] {
  const { t } = useTranslation(['menu', 'palette']);
  const titles = useSession((state) => state.menu.titles);
  const { pathname } = useLocation();
  // As it was when the palette was opened.
  const [recent] = useState(() => storage.get('recent') ?? []);
  const english = i18n.getFixedT(DEFAULT_LANGUAGE, 'menu');

  const commandOf = ({ screen, path, area }: Place, hint?: string) => {
    const labelKey = screen.labelKey ?? screen.titleKey;
    return {
      label: t(labelKey),
      hint: hint ?? (area ? t(area) : undefined),
      // The English names are the ones that manuals and colleagues use.
      words: [
        english(labelKey),
        t(screen.titleKey),
        ...(area ? [t(area), english(area)] : []),
        ...findKeywords(path).map((key) => t(key, { ns: 'palette' })),
      ].join(' '),
      act: path,
    };
  };
  return [
    ...listRecentPlaces(recent, pathname, titles).map((place) => ({
      ...commandOf(place, place.screen.path === place.path ? undefined : place.path),
      id: `recent ${place.path}`,
      group: 'recent' as const,
      icon: History,
    })),
    ...listPlaces(titles).map((place) => ({
      ...commandOf(place),
      id: `screen ${place.path}`,
      group: 'screens' as const,
      current: findScreen(pathname) === place.screen,
      icon: place.screen.menu ? menuIcons[place.screen.menu.icon] : UserRound,
    })),
  ];
}
