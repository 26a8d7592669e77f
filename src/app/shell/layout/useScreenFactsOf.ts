import { useTranslation } from 'react-i18next';
import type { Screen } from '#app/screens.ts';
import { screenAt } from '#app/shell/menu/currentScreen.ts';
import { groupTitle } from '#app/shell/menu/menuModel.ts';
import type { MenuKey } from '#shared/i18n/texts.ts';
import { paths } from '#shared/lib/paths.ts';
import type { Crumb, ScreenFacts } from '#shared/ui/screenFacts.ts';

/** Title and way down of the screen at an address: Home, the group, the screen it belongs to, itself. */
export function useScreenFactsOf(pathname: string): ScreenFacts {
  const { t } = useTranslation('menu');
  const screen = screenAt(pathname);
  const titleKey: MenuKey = screen?.titleKey ?? 'notFound';
  const crumbOf = (one: Screen): string => t(one.crumbKey ?? one.titleKey);
  const parent = screen?.highlights ? screenAt(screen.highlights) : null;
  const group = screen ? groupTitle(parent ?? screen) : null;
  const crumbs: Crumb[] = [
    ...(screen?.path === paths.home ? [] : [{ label: t('home'), to: paths.home }]),
    ...(group ? [{ label: t(group) }] : []),
    ...(parent ? [{ label: crumbOf(parent), to: parent.path }] : []),
    { label: screen ? crumbOf(screen) : t(titleKey) },
  ];
  return { title: t(titleKey), crumbs };
}
