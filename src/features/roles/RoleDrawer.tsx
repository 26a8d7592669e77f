import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import ShieldOff from 'lucide-react/icons/shield-off';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermissionNode, Role } from '#api/generated/types.gen.ts';
import { RecordHistory } from '#entities/activity/RecordHistory.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { useRememberOpened } from '#resource/useRememberOpened.ts';
import { permissions } from '#session/permissions.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { SideDrawer } from '#shared/ui/SideDrawer.tsx';
import { RoleForm } from './RoleForm.tsx';
import { RoleMembers } from './RoleMembers.tsx';
import { nodesOptions, rolesOptions } from './roleQueries.ts';
import { roleTabs, type RoleTab } from './roleOverlay.ts';
import { useNodeTree } from './useNodeTree.ts';

interface RoleDrawerProps {
  roleId: string;
  tab: RoleTab;
  onTab: (tab: RoleTab) => void;
  onClose: () => void;
}

/** One role beside the list: what it grants, who has it, and what became of it. */
export function RoleDrawer({ roleId, tab, onTab, onClose }: RoleDrawerProps) {
  const { t } = useTranslation('roles');
  const roles = useQuery(rolesOptions());
  const nodes = useQuery(nodesOptions());
  const found = roles.data?.items.find(({ id }) => id === roleId);
  // Somebody may delete the role while it is being edited: what was typed stays.
  const [known, setKnown] = useState(found);
  if (found && found !== known) setKnown(found);
  const role = found ?? known;
  useRememberOpened(role?.name);
  const query = {
    data: roles.data && nodes.data && { roles: roles.data.items, nodes: nodes.data.items },
    error: roles.error ?? nodes.error,
    refetch: () => Promise.all([roles.refetch(), nodes.refetch()]),
  };
  return (
    <SideDrawer
      open
      onClose={onClose}
      width="lg"
      title={role?.name ?? t('role')}
      meta={role && t('memberCount', { count: role.memberCount })}
      tabs={{
        label: t('tabs'),
        items: roleTabs.map((id) => ({ id, label: t(`tab.${id}`) })),
        value: tab,
        onChange: onTab,
      }}
    >
      <QueryState query={query} skeleton={<Skeleton h="16rem" role="status" aria-label={t('loading')} />}>
        {(data) =>
          role === undefined ? (
            <EmptyState icon={ShieldOff} headingLevel="h3" title={t('gone')} text={t('goneText')} />
          ) : tab === 'members' ? (
            <RoleMembers role={role} />
          ) : tab === 'history' ? (
            <RecordHistory type="role" id={role.id} />
          ) : (
            <Permissions key={role.id} role={role} isGone={!found} {...data} />
          )
        }
      </QueryState>
    </SideDrawer>
  );
}

interface PermissionsProps {
  role: Role;
  isGone: boolean;
  roles: readonly Role[];
  nodes: readonly PermissionNode[];
}

function Permissions({ role, isGone, roles, nodes }: PermissionsProps) {
  const { t } = useTranslation('roles');
  const needs = usePermissionReason();
  const tree = useNodeTree(nodes);
  const reason = isGone ? t('goneReason') : role.isSystem ? t('systemReason') : needs(permissions.rolesEdit);
  return <RoleForm role={role} roles={roles} nodes={tree} reason={reason} />;
}
