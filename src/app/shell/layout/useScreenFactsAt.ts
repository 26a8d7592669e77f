import { useTranslation } from 'react-i18next';
import type { Screen } from '#app/screens.ts';
import { findScreen } from '#app/shell/menu/currentScreen.ts';
import { getGroupTitle } from '#app/shell/menu/menuModel.ts';
import type { MenuKey } from '#shared/i18n/texts.ts';
import { paths } from '#shared/lib/paths.ts';
import type { Crumb, ScreenFacts } from '#shared/ui/screenFacts.ts';

/** Title and way down of the screen at an address: Home, the group, the screen it belongs to, itself. */
export function useScreenFactsAt(pathname: string): ScreenFacts {
  const { t } = useTranslation('menu');
  const screen = findScreen(pathname);
  const titleKey: MenuKey = screen?.titleKey ?? 'notFound';
  const toCrumbText = (one: Screen): string => t(one.crumbKey ?? one.titleKey);
  const parent = screen?.highlights ? findScreen(screen.highlights) : null;
  const group = screen ? getGroupTitle(parent ?? screen) : null;
  const crumbs: Crumb[] = [
    ...(screen?.path === paths.home ? [] : [{ label: t('home'), to: paths.home }]),
    ...(group ? [{ label: t(group) }] : []),
    ...(parent ? [{ label: toCrumbText(parent), to: parent.path }] : []),
    { label: screen ? toCrumbText(screen) : t(titleKey) },
  ];
  return { title: t(titleKey), crumbs };
}
