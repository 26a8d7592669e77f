import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { permissions } from '#session/permissions.ts';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import english from '#shared/i18n/locales/en/permissions.json';
import type { MenuKey } from '#shared/i18n/texts.ts';

registerEnglish('permissions', english);

/** What a title says after its page, `Price Slabs: Publish`, by its word. */
const actions = {
  Edit: 'edit',
  Rules: 'rules',
  Bulk: 'bulk',
  Import: 'import',
  Export: 'export',
  Archive: 'archive',
  'View Costs': 'viewCosts',
  Publish: 'publish',
  Override: 'override',
  Decide: 'decide',
  Apply: 'apply',
  Undo: 'undo',
  Charge: 'charge',
  'Ad hoc': 'adHoc',
  Refund: 'refund',
  Run: 'run',
  Credentials: 'credentials',
  Upload: 'upload',
  Delete: 'delete',
} as const;

const keyByTitle = new Map<string, string>(Object.entries(permissions).map(([key, title]) => [title, key]));

const isAction = (word: string): word is keyof typeof actions => Object.hasOwn(actions, word);

/**
 * The visible label of a permission title (D24): the menu's word for a page, the action alone for an action, and the
 * title itself for everything else, which is a name that the server gave.
 */
export function usePermissionLabel(): (title: string) => string {
  const { t, i18n } = useTranslation(['menu', 'permissions']);
  return useCallback(
    (title) => {
      const isMenuKey = (key: string): key is MenuKey => i18n.exists(key, { ns: 'menu' });
      const key = keyByTitle.get(title);
      if (key === undefined) return title;
      if (isMenuKey(key)) return t(key);
      const action = title.slice(title.indexOf(': ') + 1).trim();
      return isAction(action) ? t(`action.${actions[action]}`, { ns: 'permissions' }) : title;
    },
    [t, i18n],
  );
}
