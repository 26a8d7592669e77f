import { useTranslation } from 'react-i18next';
import { nodes } from '#session/nodes.ts';
import type { MenuKey } from '#shared/i18n/texts.ts';

/**
 * The visible label of a permission title (D24): the menu's word for a page, the title itself for everything else,
 * which is a name that the server gave.
 */
export function usePermissionLabel(): (title: string) => string {
  const { t, i18n } = useTranslation('menu');
  const isMenuKey = (key: string | undefined): key is MenuKey =>
    key !== undefined && i18n.exists(key, { ns: 'menu' });
  return (title) => {
    const key = keyByTitle.get(title);
    return isMenuKey(key) ? t(key) : title;
  };
}

const keyByTitle = new Map<string, string>(Object.entries(nodes).map(([key, title]) => [title, key]));
