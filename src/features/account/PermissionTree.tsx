import { Button } from '@chakra-ui/react/button';
import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermissionNode } from '#session/permissionMap.ts';
import { permissions } from '#session/permissions.ts';
import { buildPermissionTree } from '#session/permissionTree.ts';
import type { MenuKey } from '#shared/i18n/texts.ts';
import { PermissionList } from './PermissionList.tsx';

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

/** More pages than one takes in at a glance. */
const SEARCH_FROM = 12;
/** A menu of ten thousand nodes must not become as many rows (E106). */
const SHOWN_MAX = 100;

/** Pages with their actions; a search where there are many. */
export function PermissionTree({ nodes }: { nodes: readonly PermissionNode[] }) {
  const { t } = useTranslation('account');
  const label = usePermissionLabel();
  const [query, setQuery] = useState('');
  const items = buildPermissionTree(nodes, label, useDeferredValue(query));
  const more = items.length - SHOWN_MAX;
  return (
    <Stack gap="3">
      {isLong(nodes) && (
        <Field.Root>
          <Field.Label srOnly>{t('permissions.search')}</Field.Label>
          <Input
            type="search"
            size="sm"
            placeholder={t('permissions.search')}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </Field.Root>
      )}
      {items.length > 0 ? (
        <PermissionList items={items.slice(0, SHOWN_MAX)} label={label} />
      ) : (
        <Stack role="status" align="flex-start" gap="2" color="fg.muted">
          <chakra.p overflowWrap="anywhere">{t('permissions.noMatch', { query })}</chakra.p>
          <Button size="xs" variant="outline" onClick={() => setQuery('')}>
            {t('permissions.clear')}
          </Button>
        </Stack>
      )}
      {more > 0 && (
        <chakra.p fontSize="sm" color="fg.muted">
          {t('permissions.more', { count: more })}
        </chakra.p>
      )}
    </Stack>
  );
}

function isLong(nodes: readonly PermissionNode[]): boolean {
  let pages = 0;
  const count = (list: readonly PermissionNode[]): void => {
    for (const { child } of list) {
      pages += 1;
      if (pages <= SEARCH_FROM) count(child);
    }
  };
  count(nodes);
  return pages > SEARCH_FROM;
}

/**
 * The visible label of a permission title (D24): the menu's word for a page, the action alone for an action, and the
 * title itself for everything else, which is a name that the server gave.
 */
function usePermissionLabel(): (title: string) => string {
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
