import { useTranslation } from 'react-i18next';
import { useSession } from '#session/useSession.ts';
import type { ScreenLinkGroup } from '#shared/ui/screenLinks.ts';
import { menuIcons } from './menuIcons.ts';
import { mainMenu } from './menuModel.ts';

/** The menu a person may see (spec §6), as links that a page can show. */
export function useScreenLinksOf(): readonly ScreenLinkGroup[] {
  const { t } = useTranslation('menu');
  const titles = useSession((state) => state.menu.titles);
  return mainMenu(titles).map(({ id, titleKey, children = [] }) => ({
    id,
    label: t(titleKey),
    links: children.flatMap((item) =>
      item.path === null
        ? []
        : [
            {
              id: item.id,
              label: t(item.titleKey),
              to: item.path,
              icon: item.icon === null ? null : menuIcons[item.icon],
            },
          ],
    ),
  }));
}
