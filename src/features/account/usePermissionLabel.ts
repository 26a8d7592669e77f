import { useTranslation } from 'react-i18next';
import { permissions } from '#session/permissions.ts';
import type { MenuKey } from '#shared/i18n/texts.ts';

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

/**
 * The visible label of a permission title (D24): the menu's word for a page, the action alone for an action, and the
 * title itself for everything else, which is a name that the server gave.
 */
export function usePermissionLabel(): (title: string) => string {
  const { t, i18n } = useTranslation(['menu', 'account']);
  const isMenuKey = (key: string): key is MenuKey => i18n.exists(key, { ns: 'menu' });
  return (title) => {
    const key = keyByTitle.get(title);
    if (key === undefined) return title;
    if (isMenuKey(key)) return t(key);
    const action = title.slice(title.indexOf(': ') + 1).trim();
    return isAction(action) ? t(`action.${actions[action]}`, { ns: 'account' }) : title;
  };
}

const keyByTitle = new Map<string, string>(Object.entries(permissions).map(([key, title]) => [title, key]));

const isAction = (word: string): word is keyof typeof actions => Object.hasOwn(actions, word);
