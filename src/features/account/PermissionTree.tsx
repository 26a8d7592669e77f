import { Button } from '@chakra-ui/react/button';
import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissionLabel } from '#entities/permissions/usePermissionLabel.ts';
import type { PermissionNode } from '#session/permissionMap.ts';
import { buildPermissionTree } from '#session/permissionTree.ts';
import { PermissionList } from './PermissionList.tsx';

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
