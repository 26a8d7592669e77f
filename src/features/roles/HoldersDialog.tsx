import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listRoleMembersOptions } from '#api/generated/query/people.gen.ts';
import type { PermissionNode, Role } from '#api/generated/types.gen.ts';
import { ResourceDialog } from '#resource/ResourceDialog.tsx';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { LabelledSelect } from './LabelledSelect.tsx';
import { useNodeTree } from './useNodeTree.ts';

interface HoldersDialogProps {
  roles: readonly Role[];
  nodes: readonly PermissionNode[];
  onClose: () => void;
}

/** More are not named: the members of a role are a list of their own. */
const MOST_NAMES = 100;

/** "Who may do this?": the roles that grant a permission, and the people who have them. */
export function HoldersDialog({ roles, nodes, onClose }: HoldersDialogProps) {
  const { t } = useTranslation(['roles', 'common']);
  const [nodeId, setNodeId] = useState(nodes[0]?.id ?? '');
  const { nameOf } = useNodeTree(nodes);
  const granting = roles.filter(({ nodeIds }) => nodeIds.includes(nodeId));
  const members = useQueries({
    queries: granting.map(({ id }) =>
      listRoleMembersOptions({ path: { roleId: id }, query: { pageSize: MOST_NAMES } }),
    ),
  });
  return (
    <ResourceDialog
      title={t('holders')}
      onClose={onClose}
      footer={(close) => (
        <Button variant="outline" onClick={close}>
          {t('close', { ns: 'common' })}
        </Button>
      )}
    >
      <LabelledSelect
        label={t('holders.permission')}
        value={nodeId}
        options={nodes.map(({ id }) => ({ value: id, label: nameOf(id) }))}
        onChoose={setNodeId}
      />
      <chakra.p role="status" color="fg.muted" my="3">
        {t('holders.roles', { count: granting.length })}
      </chakra.p>
      <chakra.dl css={list}>
        {granting.map(({ id, name }, index) => {
          const { data, error, refetch } = members[index] ?? {};
          return (
            <div key={id}>
              <dt>{name}</dt>
              <dd>
                {error && refetch ? (
                  <ErrorState error={error} onRetry={refetch} />
                ) : data === undefined ? (
                  t('loading')
                ) : data.total === 0 ? (
                  t('members.none')
                ) : (
                  data.items.map((member) => member.name).join(', ')
                )}
                {data && data.total > data.items.length && ' …'}
              </dd>
            </div>
          );
        })}
      </chakra.dl>
    </ResourceDialog>
  );
}

const list = {
  fontSize: 'sm',
  '& > div': { py: '2', borderTopWidth: '1px', borderColor: 'border' },
  '& dt': { fontWeight: 'semibold' },
  '& dd': { color: 'fg.muted', overflowWrap: 'anywhere' },
} as const;
