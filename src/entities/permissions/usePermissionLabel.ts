import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import english from '#shared/i18n/locales/en/permissions.json';
import type { MenuKey } from '#shared/i18n/texts.ts';
import { labelKeys, pageOf } from './labelKeys.ts';

registerEnglish('permissions', english);

/**
 * The visible label of a permission title (D24): the menu's word for a page, the action alone for an action, and the
 * title itself for everything else, which is a name that the server gave.
 */
export function usePermissionLabel(): (title: string) => string {
  const { t, i18n } = useTranslation(['menu', 'permissions']);
  return useCallback(
    (title) => {
      const isMenuKey = (key: string): key is MenuKey => i18n.exists(key, { ns: 'menu' });
      const keys = labelKeys(title);
      if (keys === null) return title;
      if (isMenuKey(keys.page)) return t(keys.page);
      return keys.action ? t(keys.action, { ns: 'permissions' }) : title;
    },
    [t, i18n],
  );
}

/** The label with its page before it, `Price Slabs · Publish`: where no tree shows what page an action is on. */
export function useFullPermissionLabel(): (title: string) => string {
  const label = usePermissionLabel();
  return useCallback(
    (title) => {
      const page = pageOf(title);
      return page === null ? label(title) : `${label(page)} · ${label(title)}`;
    },
    [label],
  );
}
