import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import type { PermissionNode, Role } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { useSession } from '#session/useSession.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import type { RoleOverlay } from './roleOverlay.ts';

/** What can be done with one role, and why not (D25). */
export function useRoleActions(
  overlay: RoleOverlay,
  nodes: readonly PermissionNode[],
): (role: Role) => readonly RowAction[] {
  const { t } = useTranslation('roles');
  const needs = usePermissionReason();
  const titles = useSession(({ menu }) => menu.titles);
  const ownRoleId = useSession(({ user }) => user?.userRoleId ?? '');
  return (role) => {
    const granted = new Set(role.nodeIds);
    const lacks = nodes.some(({ id, title }) => granted.has(id) && !titles.has(title));
    const refusal = needs(permissions.rolesEdit) ?? (lacks ? t('lacking') : undefined);
    const kept = role.isSystem ? t('systemReason') : role.id === ownRoleId ? t('delete.own') : undefined;
    return [
      { label: t('open'), icon: Pencil, onSelect: () => overlay.openRole(role.id) },
      { label: t('column.members'), icon: Users, onSelect: () => overlay.openMembers(role.id) },
      {
        label: t('duplicate'),
        icon: Copy,
        disabledReason: refusal,
        onSelect: () => overlay.openDialog('duplicate', role.id),
      },
      {
        label: t('delete'),
        icon: Trash2,
        danger: true,
        disabledReason: refusal ?? kept,
        onSelect: () => overlay.openDialog('delete', role.id),
      },
    ];
  };
}
